#pragma once
#include <seccomp.h>
#include <sys/ioctl.h>
#include <linux/sched.h>
