// What a stranger's demo may try. `attack NAME [ARGUMENT]` tries one thing and prints a line.
//
// It ends with 0 where it got through, 1 where it was held, 2 where it could not be tried. Nothing here
// harms the machine where it does get through: each attack touches what its argument names, a target of
// the test's own, or asks the kernel for something and gives it back.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/epoll.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/sendfile.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <linux/fs.h>

#define THROUGH 0
#define HELD 1
#define UNTRIED 2

static const char *argument = "", *second = "", *third = "";

/// Of a call that says -1 where it was refused.
static int result(long value) {
  if (value >= 0) return THROUGH;
  printf("%s\n", strerror(errno));
  return HELD;
}

/// Of a call that is made with arguments the kernel itself finds fault with: whoever hears of the fault
/// has reached the kernel. A filter says EPERM, or ENOSYS where a library is to believe it.
static int reached(long value) {
  if (value >= 0 || (errno != EPERM && errno != ENOSYS)) return THROUGH;
  return result(value);
}

static long number(void) { return strtol(argument, NULL, 10); }

/// Keeps what it has for as many seconds as its second argument says: who watches may be slow to look.
static int stay(void) {
  sleep((unsigned)strtol(second, NULL, 10));
  return THROUGH;
}

// MARK: - The view of the file system

static int mount_tmpfs(void) { return result(mount("none", "/tmp", "tmpfs", 0, NULL)); }

static int remount(void) {
  return result(mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND, NULL));
}

static int unmount(void) { return result(umount2("/tmp", MNT_DETACH)); }
static int change_root(void) { return result(chroot("/tmp")); }
static int pivot(void) { return reached(syscall(SYS_pivot_root, "/none", "/none")); }
static int open_mount(void) { return reached(syscall(SYS_open_tree, AT_FDCWD, "/none", 0)); }
static int new_mount(void) { return reached(syscall(SYS_fsopen, "none", 0)); }
static int unshare_user(void) { return result(unshare(CLONE_NEWUSER)); }
static int unshare_mount(void) { return result(unshare(CLONE_NEWNS)); }
static int enter(void) { return reached(setns(-1, 0)); }

static int clone_user(void) {
  long child = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, NULL, NULL, NULL, NULL);
  if (child == 0) _exit(0);
  if (child > 0) waitpid((pid_t)child, NULL, 0);
  return result(child);
}

/// Its flags are in memory, where no filter looks.
static int clone3_user(void) {
  struct { unsigned long long flags, a, b, c, signal, d, e, f; } how = {CLONE_NEWUSER};
  how.signal = SIGCHLD;
  long child = syscall(SYS_clone3, &how, sizeof how);
  if (child == 0) _exit(0);
  if (child > 0) waitpid((pid_t)child, NULL, 0);
  return result(child);
}

static int read_file(void) {
  int file = open(argument, O_RDONLY);
  char byte;
  return result(file < 0 ? -1 : read(file, &byte, 1));
}

/// Of what may be there and tell nothing.
static int read_some(void) {
  int file = open(argument, O_RDONLY);
  // Some tell by eight bytes and not by one.
  char part[4096];
  errno = ENODATA;
  return result(file >= 0 && read(file, part, sizeof part) > 0 ? 0 : -1);
}

/// What reads as empty is no device that reads as nothing. It is not read: to be read costs the others what is in it.
static int open_some(void) {
  int file = open(argument, O_RDONLY | O_NONBLOCK);
  struct stat status;
  if (file < 0 || fstat(file, &status) < 0) return result(-1);
  errno = ENODATA;
  return result(S_ISCHR(status.st_mode) && status.st_rdev == makedev(1, 3) ? -1 : 0);
}

/// Of a folder that may be there and have nothing in it.
static int list_folder(void) {
  DIR *folder = opendir(argument);
  if (folder == NULL) return result(-1);
  struct dirent *entry;
  while ((entry = readdir(folder)) != NULL) {
    if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0) return THROUGH;
  }
  errno = ENODATA;
  return result(-1);
}

static int write_file(void) { return result(open(argument, O_WRONLY | O_CREAT, 0600)); }
static int delete_file(void) { return result(unlink(argument)); }
static int change_mode(void) { return result(chmod(argument, 0777)); }

/// Writes a kernel setting back as it is.
static int write_setting(void) {
  int file = open(argument, O_RDWR);
  char text[256];
  if (file < 0) return result(-1);
  long length = read(file, text, sizeof text);
  return result(length < 0 ? -1 : pwrite(file, text, (size_t)length, 0));
}

static int by_handle(void) {
  struct { struct file_handle head; char rest[128]; } handle = {{128, 0}, {0}};
  int mount;
  return reached(name_to_handle_at(AT_FDCWD, "/", &handle.head, &mount, 0));
}

/// Looks for a door in the folders that other processes are in.
static int root_of_others(void) {
  DIR *all = opendir("/proc");
  if (all == NULL) return result(-1);
  struct dirent *entry;
  while ((entry = readdir(all)) != NULL) {
    char path[4096];
    for (const char *const *door = (const char *const[]){"root", "cwd", NULL}; *door; door++) {
      snprintf(path, sizeof path, "/proc/%s/%s%s", entry->d_name, *door, argument);
      if (access(path, R_OK) == 0) return THROUGH;
    }
  }
  errno = ENOENT;
  return result(-1);
}

static int device(void) { return result(mknod("device", S_IFCHR | 0600, makedev(1, 3))); }
static int named_pipe(void) { return result(mkfifo("fifo", 0600)); }

/// A set-user-ID program would be root's; none may be, whoever owns it.
static int become_root(void) { return result(setuid(0)); }

static int new_privileges(void) {
  return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 0 ? THROUGH : HELD;
}

static int capabilities(void) {
  for (int capability = 0; capability < 40; capability++) {
    if (prctl(PR_CAPBSET_READ, capability, 0, 0, 0) == 1) return THROUGH;
  }
  return HELD;
}

// MARK: - Somebody to talk to

static int tcp(void) {
  int end = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((unsigned short)number())};
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return result(end < 0 ? -1 : connect(end, (struct sockaddr *)&to, sizeof to));
}

static int udp(void) { return result(socket(AF_INET, SOCK_DGRAM, 0)); }
static int netlink(void) { return result(socket(AF_NETLINK, SOCK_RAW, 0)); }
static int vsock(void) { return reached(socket(AF_VSOCK, SOCK_STREAM, 0)); }

/// Memory that somebody outside has put aside for whoever knows its number.
static int segment_of_others(void) { return result(shmget((key_t)number(), 0, 0)); }

/// Whether the machine is called what its argument says.
static int machine_name(void) {
  char name[256] = {0};
  if (gethostname(name, sizeof name - 1) < 0) return UNTRIED;
  errno = ENOENT;
  return result(strcmp(name, argument) == 0 ? 0 : -1);
}

/// In which group of the machine's it is, by the words that are told of it outside.
static int group_name(void) {
  char told[4096] = {0};
  int file = open("/proc/self/cgroup", O_RDONLY);
  if (file < 0 || read(file, told, sizeof told - 1) < 0) return UNTRIED;
  errno = ENOENT;
  return result(strstr(told, argument) != NULL ? 0 : -1);
}

static int to_unix_socket(const char *name, size_t length) {
  int end = socket(AF_UNIX, SOCK_STREAM, 0);
  struct sockaddr_un to = {.sun_family = AF_UNIX};
  memcpy(to.sun_path, name, length);
  socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length);
  return result(end < 0 ? -1 : connect(end, (struct sockaddr *)&to, size));
}

static int unix_socket(void) { return to_unix_socket(argument, strlen(argument) + 1); }

static int abstract_socket(void) {
  char name[100] = {0};
  snprintf(name + 1, sizeof name - 1, "%s", argument);
  return to_unix_socket(name, strlen(argument) + 1);
}

static int socket_pair(void) {
  int ends[2];
  return result(socketpair(AF_UNIX, SOCK_STREAM, 0, ends));
}

/// Makes calls that no filter sees.
static int io_uring(void) { return reached(syscall(SYS_io_uring_setup, 0, NULL)); }

/// Somebody outside waits at the other end.
static int open_pipe(void) { return result(open(argument, O_WRONLY | O_NONBLOCK)); }

// MARK: - Other processes, and the kernel

static int trace(void) {
  // Both are tried on itself: what is refused is refused whoever it aims at.
  return ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0 ? THROUGH : result(-1);
}

static int read_process(void) {
  char from = 1, to = 0;
  struct iovec local = {&to, 1}, remote = {&from, 1};
  return result(process_vm_readv(getpid(), &local, 1, &remote, 1, 0));
}

/// Asks whether it could send one; sends none.
static int signal_process(void) { return result(kill((pid_t)number(), 0)); }
static int signal_all(void) { return result(kill(-1, 0)); }

static int variables_of_process(void) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%ld/environ", number());
  int file = open(path, O_RDONLY);
  char byte;
  return result(file < 0 ? -1 : read(file, &byte, 1) == 1 ? 0 : -1);
}

/// Through the front door no filter sees it, but what is written to is as much held as oneself.
static int write_init(void) {
  int file = open("/proc/1/mem", O_RDWR);
  if (file < 0) return result(-1);
  FILE *status = fopen("/proc/1/status", "r");
  char line[256];
  int filtered = 0;
  while (status != NULL && fgets(line, sizeof line, status) != NULL) {
    if (strncmp(line, "Seccomp:\t2", 10) == 0) filtered = 1;
  }
  if (filtered) printf("it can be written to, and is held by the same filter\n");
  return filtered ? HELD : THROUGH;
}

/// Rules that no descriptor's size tells of: 65,536 of a kind in each set.
static int landlock(void) { return reached(syscall(444, NULL, 0, 1)); }
static int more_filters(void) { return reached(syscall(SYS_seccomp, 1, 0, NULL)); }
static int more_filters_by_prctl(void) { return reached(prctl(PR_SET_SECCOMP, 2, NULL, 0, 0)); }
static int keys(void) { return reached(syscall(SYS_keyctl, 0, -3, 0, 0, 0)); }
static int add_key(void) { return reached(syscall(SYS_add_key, "user", NULL, NULL, 0, -3)); }
static int bpf(void) { return reached(syscall(SYS_bpf, 9999, NULL, 0)); }
static int page_faults(void) { return reached(syscall(SYS_userfaultfd, ~0)); }
static int performance(void) { return reached(syscall(SYS_perf_event_open, NULL, 0, -1, -1, ~0UL)); }
static int modules(void) { return reached(syscall(SYS_finit_module, -1, "", 0)); }

/// A filter for one set of numbers must hold the other two of the machine besides.
static int other_numbers(void) {
#ifdef __x86_64__
  long made;
  __asm__ volatile("int $0x80" : "=a"(made) : "a"(359), "b"(1), "c"(1), "d"(0) : "memory");
  if (made >= 0) return THROUGH;
  made = syscall(0x40000000 | SYS_socket, AF_UNIX, SOCK_STREAM, 0);
  return result(made < 0 && errno == ENOSYS ? (errno = EPERM, -1) : made);
#else
  return UNTRIED;
#endif
}

static int new_terminal(void) {
  int master = open("/dev/ptmx", O_RDWR | O_NOCTTY);
  return master < 0 || grantpt(master) < 0 || unlockpt(master) < 0 ? -1 : master;
}

/// The machine has so many for all: who opens this device has one more.
static int terminal(void) {
  int master = open("/dev/ptmx", O_RDWR | O_NOCTTY);
  struct stat file;
  if (master < 0 || fstat(master, &file) < 0) return result(-1);
  return result(S_ISCHR(file.st_mode) && file.st_rdev == makedev(5, 2) ? 0 : -1);
}

/// Has the host's disk write what others have not written yet.
static int write_all(void) { return result(syscall(SYS_syncfs, 4)); }

/// On a terminal of its own: what is asked is whether the kernel hears of it.
static int type_by(unsigned long request) {
  int master = new_terminal();
  if (master < 0) return result(-1);
  pid_t child = fork();
  if (child == 0) {
    setsid();
    int terminal = open(ptsname(master), O_RDWR);
    char key = 'x';
    if (terminal < 0) _exit(UNTRIED);
    _exit(reached(syscall(SYS_ioctl, terminal, request, &key)));
  }
  int status;
  waitpid(child, &status, 0);
  return WEXITSTATUS(status);
}

static int type_into_terminal(void) { return type_by(TIOCSTI); }

/// The kernel takes 32 bits of it; who compares 64 sees another number.
static int type_by_long_number(void) { return type_by(0xFFFFFFFF00000000UL | TIOCSTI); }

/// A limit of one byte is what keeps the kernel from starting the machine's own program for a crash; none does not.
static int crash_handler(void) {
  struct rlimit none = {0, 0};
  return result(setrlimit(RLIMIT_CORE, &none));
}

// MARK: - Descriptors

/// Every descriptor beyond the standard ones and the delivery's leads somewhere.
static int other_descriptors(void) {
  for (int descriptor = 3; descriptor < 1024; descriptor++) {
    if (descriptor != 4 && fcntl(descriptor, F_GETFD) >= 0) {
      printf("%d\n", descriptor);
      return THROUGH;
    }
  }
  return HELD;
}

/// Out of the delivery's file into its folder.
static int beside_delivery(void) {
  char path[4096];
  long length = readlink("/proc/self/fd/4", path, sizeof path - 1);
  if (length < 0) return UNTRIED;
  path[length] = 0;
  if (openat(4, "..", O_PATH) >= 0 || open("/proc/self/fd/4/..", O_PATH) >= 0) return THROUGH;
  if (link(path, "mine") == 0 || rename(path, "mine") == 0 || unlink(path) == 0) return THROUGH;
  return result(linkat(AT_FDCWD, "/proc/self/fd/4", AT_FDCWD, "mine", AT_SYMLINK_FOLLOW));
}

/// Lets others read what only the user should, and run it.
static int delivery_for_all(void) {
  struct stat status;
  if (fchmod(4, 0777) < 0) return result(-1);
  return fstat(4, &status) == 0 && (status.st_mode & 0777) == 0777 ? THROUGH : HELD;
}

/// An access list is one of these, and does the same.
static int delivery_attribute(void) { return result(fsetxattr(4, "user.showreel", "x", 1, 0)); }

// What is younger than the library that makes the filter: by number, which is the same everywhere from 424 on.

static int delivery_for_all_by_number(void) {
  if (syscall(452, 4, "", 0777, AT_EMPTY_PATH) < 0) return result(-1);
  struct stat status;
  return fstat(4, &status) == 0 && (status.st_mode & 0777) == 0777 ? THROUGH : HELD;
}

static int delivery_attribute_by_number(void) {
  struct { unsigned long value; unsigned size, flags; } how = {(unsigned long)"x", 1, 0};
  return result(syscall(463, 4, "", AT_EMPTY_PATH, "user.showreel", &how, sizeof how));
}

static int open_mount_by_number(void) {
  return reached(syscall(467, AT_FDCWD, "/none", 0, NULL, 0));
}

static int file_flags_by_number(void) {
  return reached(syscall(469, 4, "", NULL, 0, AT_EMPTY_PATH));
}

/// Makes each call of its argument with arguments that every kernel finds fault with, and says a number of it and of
/// what was answered.
static int calls(void) {
  char *rest = NULL;
  for (char *word = strtok_r((char *)argument, ",", &rest); word; word = strtok_r(NULL, ",", &rest)) {
    long call = strtol(word, NULL, 10);
    long answer = syscall(call, -1L, -1L, -1L, -1L, -1L, -1L);
    printf("%ld %d\n", call, answer < 0 ? errno : 0);
  }
  return THROUGH;
}

/// Room on the host's disk that no size of a file counts.
static int has_room(long value) {
  struct stat status;
  if (value < 0) return result(-1);
  return fstat(4, &status) == 0 && status.st_blocks >= (4 << 20) / 512 ? THROUGH : HELD;
}

static int hidden_room(void) { return has_room(fallocate(4, FALLOC_FL_KEEP_SIZE, 0, 8 << 20)); }

/// What the kernel has in `space_resv`, which no header of a library's has.
struct room {
  short type, whence;
  long long start, length;
  int system;
  unsigned process;
  int rest[4];
};

static int room_by_request(int number) {
  struct room room = {.length = 8 << 20};
  return has_room(ioctl(4, _IOW('X', number, struct room), &room));
}

static int hidden_room_by_request(void) { return room_by_request(42 /* FS_IOC_RESVSP64 */); }
static int zeroed_room_by_request(void) { return room_by_request(57 /* FS_IOC_ZERO_RANGE */); }

/// What is written is moved on, past every limit of a file's size, to be written again.
static int inserted_room(void) {
  char part[8192] = {1};
  if (pwrite(4, part, sizeof part, 0) < 0) return UNTRIED;
  return result(fallocate(4, FALLOC_FL_INSERT_RANGE, 0, 4096));
}

/// Sets those that the file has.
static int file_flags_by_request(void) {
  int flags = 0;
  if (ioctl(4, FS_IOC_GETFLAGS, &flags) < 0) return result(-1);
  return result(ioctl(4, FS_IOC_SETFLAGS, &flags));
}

// MARK: - Memory that nobody counts

static int memory_file(void) { return result(memfd_create("x", 0)); }
static int secret_memory(void) { return reached(syscall(SYS_memfd_secret, ~0)); }
static int segment(void) { return reached(syscall(SYS_shmget, 0, 0, ~0)); }

/// The pages stay when no process has them mapped any more.
static int shared_memory(void) {
  return mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0) == MAP_FAILED
    ? result(-1) : THROUGH;
}

/// Where there are none, the kernel says so.
static int huge_pages(void) {
  char *page = mmap(
    NULL, 2 << 20, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, -1, 0);
  return reached(page == MAP_FAILED ? -1 : 0);
}

/// The same by another name.
static int shared_zeros(void) {
  int zeros = open("/dev/zero", O_RDWR);
  if (zeros < 0) return result(-1);
  return mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, zeros, 0) == MAP_FAILED
    ? result(-1) : THROUGH;
}

/// A pipe keeps pages that their process has given back; a page may be one of 2 MB.
static int pages_in_pipe(void) {
  int ends[2];
  char *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  struct iovec part = {page, 4096};
  if (page == MAP_FAILED || pipe(ends) < 0) return UNTRIED;
  *page = 1;
  return result(vmsplice(ends[1], &part, 1, 0));
}

/// A page of the file stays, and all that the kernel keeps with it, when the file is cut off and written anew.
static int file_in_pipe(int sends) {
  int ends[2];
  off_t start = 0;
  if (pipe(ends) < 0 || pwrite(4, "x", 1, 0) < 0) return UNTRIED;
  return result(sends ? sendfile(ends[1], 4, &start, 1) : splice(4, &start, ends[1], NULL, 1, 0));
}

static int file_spliced(void) { return file_in_pipe(0); }
static int file_sent(void) { return file_in_pipe(1); }

static int timer(void) {
  timer_t made;
  struct sigevent silent = {.sigev_notify = SIGEV_NONE};
  return result(timer_create(CLOCK_MONOTONIC, &silent, &made));
}

static int watched_files(void) { return result(inotify_init1(0)); }

/// A megabyte of no process's.
static int large_pipe(void) {
  int ends[2];
  return pipe(ends) < 0 ? UNTRIED : result(fcntl(ends[1], F_SETPIPE_SZ, 1 << 20));
}

/// As many as a file has bytes, each of which the kernel remembers.
static int lock_by(int command) {
  struct flock part = {.l_type = F_RDLCK, .l_whence = SEEK_SET, .l_start = 1, .l_len = 1};
  int file = open("/proc/self/exe", O_RDONLY);
  return file < 0 ? UNTRIED : result(fcntl(file, command, &part));
}

static int lock(void) { return lock_by(F_SETLK); }
static int lock_waiting(void) { return lock_by(F_SETLKW); }
static int lock_of_file(void) { return lock_by(F_OFD_SETLK); }
static int lock_of_file_waiting(void) { return lock_by(F_OFD_SETLKW); }

/// Who wants the whole file outside waits for it.
static int lock_of_whole_file(void) {
  int file = open("/proc/self/exe", O_RDONLY);
  return file < 0 ? UNTRIED : result(flock(file, LOCK_EX | LOCK_NB));
}

/// Who opens the file to write waits until it is given back, or for as long as the kernel has patience.
static int lease(void) {
  int file = open("leased", O_RDONLY | O_CREAT, 0600);
  return file < 0 ? UNTRIED : result(fcntl(file, F_SETLEASE, F_RDLCK));
}

/// Tells of what others do in a folder; no descriptor stands for it.
static int watched_folder(void) {
  int folder = open(".", O_RDONLY);
  return folder < 0 ? UNTRIED : result(fcntl(folder, F_NOTIFY, DN_MODIFY));
}

/// The machine has 65,536 requests for all its processes.
static int disk_requests(void) {
  unsigned long requests = 0;
  long made = syscall(SYS_io_setup, 1, &requests);
  if (made == 0) syscall(SYS_io_destroy, requests);
  return result(made);
}

static int nothing(void *unused) { return 0; }

/// It would have descriptors that nobody sees who looks at its process.
static int thread_with_files(void) {
  static char stack[1 << 16] __attribute__((aligned(16)));
  int thread = clone(
    nothing, stack + sizeof stack, CLONE_VM | CLONE_SIGHAND | CLONE_THREAD, NULL);
  usleep(100000);
  return result(thread);
}

/// Of a thread, that parts from its process's descriptors and so has as many of its own.
static int own_descriptors(void) {
  return result(syscall(436 /* close_range */, 1000000, 1000001, 2 /* CLOSE_RANGE_UNSHARE */));
}

/// From an ordinary user's watch: its descriptors are root's to look at then.
static int hide(void) { return result(prctl(PR_SET_DUMPABLE, 0)); }

/// The kernel keeps for each page of a file in memory where it is to lie, whether it is there or not.
static int memory_policy(void) {
  unsigned long node = 1;
  char name[] = "/tmp/showreel-attack-XXXXXX";
  int file = mkstemp(name);
  if (file < 0) return UNTRIED;
  unlink(name);
  void *page = mmap(NULL, 4096, PROT_READ, MAP_SHARED, file, 0);
  if (page == MAP_FAILED) return UNTRIED;
  return result(syscall(SYS_mbind, page, 4096UL, 2 /* MPOL_BIND */, &node, 8UL, 0));
}

// MARK: - Too much of something

/// Megabytes, touched.
static void *fill(long megabytes) {
  char *memory = mmap(
    NULL, (size_t)megabytes << 20, PROT_READ | PROT_WRITE,
    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) exit(result(-1));
  for (long page = 0; page < megabytes << 8; page++) memory[page << 12] = 1;
  return memory;
}

static int memory(void) {
  fill(number());
  return stay();
}

/// What each has is little; a limit of each process is no limit.
static int memory_of_children(void) {
  for (int child = 0; child < 16; child++) {
    if (fork() == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      fill(number() / 16);
      pause();
    }
  }
  return stay();
}

static void *fill_and_stay(void *unused) {
  fill(number() / 16);
  pause();
  return NULL;
}

/// The kernel tells nothing about the memory of a process whose first thread has ended.
static int memory_behind_dead_threads(void) {
  for (int child = 0; child < 16; child++) {
    if (fork() == 0) {
      pthread_t thread;
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      pthread_create(&thread, NULL, fill_and_stay, NULL);
      syscall(SYS_exit, 0);
    }
  }
  return stay();
}

/// Pages that say where pages are: none of them is the process's own, and they are memory all the same.
static int memory_of_tables(void) {
  for (long table = 0; table < number() << 8; table += 512) {
    char *place = mmap(
      NULL, 512UL << 21, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (place == MAP_FAILED) return result(-1);
    madvise(place, 512UL << 21, MADV_NOHUGEPAGE);
    for (long part = 0; part < 512; part++) (void)((volatile char *)place)[part << 21];
  }
  return stay();
}

/// Pipes by the process, each with as much in it as the least of them holds. One end keeps it, and nobody
/// reads of a process that does not want to be looked at.
static int pipes(void) {
  static char part[2 << 12];
  for (long child = 0; child < number(); child++) {
    if (fork() == 0) {
      int ends[2];
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      prctl(PR_SET_DUMPABLE, 0);
      while (pipe2(ends, O_NONBLOCK) == 0) {
        (void)!write(ends[1], part, sizeof part);
        close(ends[0]);
      }
      pause();
    }
  }
  return stay();
}

/// Keeps so many lists of its memory open. In each is the longest path that it has, and the kernel keeps room for
/// that with every one of them.
static int long_paths(void) {
  static char part[1 << 18];
  char name[256] = {0};
  memset(name, 'd', sizeof name - 1);
  if (chdir("/tmp") < 0) return UNTRIED;
  for (int depth = 0; depth < 500; depth++) {
    if (mkdir(name, 0700) < 0 || chdir(name) < 0) return UNTRIED;
  }
  int file = open("file", O_RDWR | O_CREAT, 0600);
  if (file < 0 || mmap(NULL, 4096, PROT_READ, MAP_SHARED, file, 0) == MAP_FAILED) return UNTRIED;
  for (long list = 0; list < number(); list++) {
    int maps = open("/proc/self/maps", O_RDONLY);
    if (maps < 0) return result(-1);
    while (read(maps, part, sizeof part) > 0) continue;
  }
  return stay();
}

/// The same with what a set of descriptors waits for.
static int waiting_lists(void) {
  char name[64], byte;
  int set = epoll_create1(0);
  snprintf(name, sizeof name, "/proc/self/fdinfo/%d", set);
  for (long list = 0; list < number(); list++) {
    int information = open(name, O_RDONLY);
    if (information < 0 || read(information, &byte, 1) < 0) return result(-1);
  }
  return stay();
}

/// Megabytes to a file. It counts as memory where it lies in memory.
static int fill_file(void) {
  int file = open(argument, O_WRONLY | O_CREAT, 0600);
  static char part[1 << 20];
  if (file < 0) return result(-1);
  signal(SIGXFSZ, SIG_IGN);
  for (long megabyte = 0; megabyte < strtol(second, NULL, 10); megabyte++) {
    for (size_t done = 0; done < sizeof part;) {
      ssize_t count = write(file, part + done, sizeof part - done);
      if (count < 0) return result(-1);
      done += (size_t)count;
    }
  }
  return THROUGH;
}

/// Many files, each of which is small enough.
static int fill_folder(void) {
  static char part[1 << 20];
  for (long file = 0; file < strtol(second, NULL, 10); file++) {
    char name[4096];
    snprintf(name, sizeof name, "%s/%ld", argument, file);
    int descriptor = open(name, O_WRONLY | O_CREAT, 0600);
    if (descriptor < 0 || write(descriptor, part, sizeof part) != sizeof part) return result(-1);
    close(descriptor);
  }
  sleep((unsigned)strtol(third, NULL, 10));
  return THROUGH;
}

/// As many as its argument says, all at once.
static int processes(void) {
  for (long child = 0; child < number(); child++) {
    pid_t made = fork();
    if (made < 0) return result(-1);
    if (made == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      pause();
    }
  }
  return stay();
}

/// Each makes another, and both go on: 2 to the power of its argument in as many steps, and no more where nothing ends it.
static int storm(void) {
  pid_t first = getpid();
  for (long step = 0; step < number(); step++) {
    pid_t maker = getpid(), made = fork();
    if (made == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      // It may have gone before it was asked to tell.
      if (getppid() != maker) _exit(0);
    }
    if (made < 0 && maker == first) return result(-1);
  }
  if (getpid() != first) for (;;) pause();
  return stay();
}

static void *wait_forever(void *unused) {
  for (;;) pause();
}

static int threads(void) {
  for (long made = 0; made < number(); made++) {
    pthread_t thread;
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 1 << 16);
    if (pthread_create(&thread, &small, wait_forever, NULL) != 0) return result(-1);
  }
  return stay();
}

/// Each makes one and goes: nobody knows them for long. Only where somebody ends them all.
static int runners(void) {
  pid_t starter = getpid();
  char first[16] = {0};
  int file = open("/proc/1/comm", O_RDONLY);
  if (file < 0 || read(file, first, 5) != 5 || strcmp(first, "bwrap") != 0) return UNTRIED;
  for (pid_t made = fork(); ; made = fork()) {
    if (made > 0 && getpid() != starter) _exit(0);
    if (made == 0) setsid(); else pause();
  }
}

/// Leaves one behind that nobody is the parent of. It goes by itself some time or other.
static int daemon_stays(void) {
  if (fork() == 0) {
    setsid();
    if (fork() == 0) {
      for (int descriptor = 0; descriptor < 5; descriptor++) close(descriptor);
      sleep(60);
    }
    _exit(0);
  }
  wait(NULL);
  return THROUGH;
}

/// Files of no size take memory, too: a name and what the kernel knows of it.
static int empty_files(void) {
  char name[4096];
  for (long file = 0; file < strtol(second, NULL, 10); file++) {
    snprintf(name, sizeof name, "%s/%ld", argument, file);
    if (mknod(name, S_IFREG | 0600, 0) < 0) {
      int descriptor = open(name, O_WRONLY | O_CREAT, 0600);
      if (descriptor < 0) return result(-1);
      close(descriptor);
    }
  }
  return THROUGH;
}

static int print_forever(void) {
  static char part[1 << 16];
  memset(part, 'x', sizeof part);
  for (;;) {
    if (write(1, part, sizeof part) < 0) return HELD;
  }
}

static int print_some(void) {
  static char part[1 << 20];
  memset(part, 'x', sizeof part);
  for (long megabyte = 0; megabyte < number(); megabyte++) {
    if (fwrite(part, sizeof part, 1, stdout) != 1) return HELD;
  }
  return THROUGH;
}

static int loop(void) {
  for (;;) { }
}

/// Ends soon, whatever it is asked to end by.
static int deaf_loop(void) {
  for (int number = 1; number < 32; number++) signal(number, SIG_IGN);
  for (;;) { }
}

// MARK: - The table

static const struct { const char *name; int (*run)(void); } attacks[] = {
  {"mount", mount_tmpfs}, {"remount", remount}, {"umount", unmount}, {"chroot", change_root},
  {"pivot_root", pivot}, {"open_tree", open_mount}, {"fsopen", new_mount},
  {"unshare-user", unshare_user}, {"unshare-mount", unshare_mount}, {"setns", enter},
  {"clone-user", clone_user}, {"clone3-user", clone3_user}, {"read", read_file}, {"read-some", read_some},
  {"open-some", open_some}, {"list", list_folder},
  {"write", write_file}, {"delete", delete_file}, {"chmod", change_mode},
  {"write-setting", write_setting}, {"by-handle", by_handle}, {"root-of-others", root_of_others},
  {"mknod", device}, {"mkfifo", named_pipe}, {"become-root", become_root},
  {"new-privileges", new_privileges}, {"capabilities", capabilities}, {"tcp", tcp}, {"udp", udp},
  {"segment-of-others", segment_of_others}, {"machine-name", machine_name}, {"group-name", group_name},
  {"netlink", netlink}, {"vsock", vsock}, {"unix-socket", unix_socket},
  {"abstract-socket", abstract_socket}, {"socketpair", socket_pair}, {"io_uring", io_uring},
  {"open-pipe", open_pipe}, {"ptrace", trace}, {"process_vm_readv", read_process},
  {"kill", signal_process}, {"kill-all", signal_all}, {"environ", variables_of_process},
  {"write-init", write_init}, {"landlock", landlock},
  {"seccomp", more_filters}, {"prctl-seccomp", more_filters_by_prctl}, {"keyctl", keys}, {"add_key", add_key}, {"bpf", bpf},
  {"userfaultfd", page_faults}, {"perf_event_open", performance}, {"finit_module", modules},
  {"other-numbers", other_numbers}, {"tiocsti", type_into_terminal},
  {"tiocsti-long", type_by_long_number}, {"descriptors", other_descriptors},
  {"beside-delivery", beside_delivery}, {"delivery-for-all", delivery_for_all},
  {"delivery-attribute", delivery_attribute}, {"hidden-room", hidden_room},
  {"hidden-room-by-request", hidden_room_by_request}, {"zeroed-room-by-request", zeroed_room_by_request},
  {"inserted-room", inserted_room}, {"file-flags-by-request", file_flags_by_request},
  {"fchmodat2", delivery_for_all_by_number}, {"setxattrat", delivery_attribute_by_number},
  {"open_tree_attr", open_mount_by_number}, {"file_setattr", file_flags_by_number}, {"calls", calls},
  {"memfd_create", memory_file}, {"memfd_secret", secret_memory}, {"shmget", segment},
  {"timer_create", timer}, {"inotify", watched_files}, {"large-pipe", large_pipe}, {"lock", lock},
  {"lock-waiting", lock_waiting}, {"lock-of-whole-file", lock_of_whole_file}, {"lease", lease},
  {"watched-folder", watched_folder}, {"disk-requests", disk_requests}, {"lock-of-file", lock_of_file},
  {"lock-of-file-waiting", lock_of_file_waiting}, {"thread-with-files", thread_with_files},
  {"crash-handler", crash_handler}, {"own-descriptors", own_descriptors}, {"hide", hide}, {"memory-policy", memory_policy},
  {"terminal", terminal}, {"write-all", write_all}, {"huge-pages", huge_pages},
  {"shared-memory", shared_memory}, {"shared-zeros", shared_zeros}, {"vmsplice", pages_in_pipe},
  {"splice", file_spliced}, {"sendfile", file_sent},
  {"memory", memory}, {"memory-of-children", memory_of_children},
  {"memory-behind-dead-threads", memory_behind_dead_threads}, {"memory-of-tables", memory_of_tables},
  {"pipes", pipes}, {"long-paths", long_paths}, {"waiting-lists", waiting_lists},
  {"fill-file", fill_file}, {"fill-folder", fill_folder}, {"processes", processes}, {"storm", storm},
  {"threads", threads}, {"empty-files", empty_files}, {"runners", runners}, {"daemon", daemon_stays},
  {"print-forever", print_forever}, {"print", print_some}, {"loop", loop}, {"deaf-loop", deaf_loop},
};

int main(int count, char **words) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  if (count > 2) argument = words[2];
  if (count > 3) second = words[3];
  if (count > 4) third = words[4];
  for (size_t index = 0; count > 1 && index < sizeof attacks / sizeof *attacks; index++) {
    if (strcmp(attacks[index].name, words[1]) != 0) continue;
    int found = attacks[index].run();
    puts(found == THROUGH ? "got through" : found == HELD ? "held" : "could not be tried");
    return found;
  }
  puts("no such attack");
  return UNTRIED;
}
