// Loaded into a program (LD_PRELOAD), it stops it before its first line, and makes a copy of it for each command
// line that comes: nine tenths of what showreel takes to answer a wrong line is loading 170 libraries.
//
// A copy is the program itself, main and all, with an exit code and a memory of its own. It differs from one that
// was started alone in where its arguments stand, which is told to Swift's CommandLine.
//
// A line comes on descriptor 198: its bytes' count, then texts that each end with a zero: seconds of patience, the
// folder, where standard output leads ("-": nowhere at all), the arguments. The answer goes to 199.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#define LINES 198
#define ANSWERS 199

typedef int (*Main)(int, char **, char **);

/// As LineAnswer in ForkServer.swift has it.
struct answer {
  int32_t status, late;
  int64_t kilobytes, microseconds;
};

static Main real_main;
static char *program;
static volatile pid_t copy;
static volatile sig_atomic_t late;

static int get(void *to, size_t count) {
  for (size_t done = 0; done < count;) {
    ssize_t more = read(LINES, (char *)to + done, count - done);
    if (more < 0 && errno == EINTR) continue;
    if (more <= 0) return 0;
    done += more;
  }
  return 1;
}

static void end_copy(int signal) {
  (void)signal;
  late = 1;
  kill(copy, SIGKILL);
}

static void set_alarm(int seconds) {
  struct itimerval time = {{0, 0}, {seconds, 0}};
  setitimer(ITIMER_REAL, &time, NULL);
}

/// In the copy: what a shell would do, and the program. Comes back with the program's exit code, or ends.
static int run(const char *folder, const char *output, int count, char **arguments, char **variables) {
  close(LINES);
  close(ANSWERS);
  if (chdir(folder) != 0) _exit(127);
  close(1);
  if (strcmp(output, "-") != 0 && open(output, O_WRONLY) != 1) _exit(127);
  // CommandLine reads what the process was started with, unless it is told.
  void (*set)(char **, int) = dlsym(RTLD_DEFAULT, "_swift_stdlib_overrideUnsafeArgvArgc");
  if (set == NULL) _exit(127);
  set(arguments, count);
  return real_main(count, arguments, variables);
}

static int serve(int unused, char **own, char **variables) {
  (void)unused;
  (void)own;
  // Whoever starts it may hold signals back, as a thread of Dispatch's does: the alarm would never come.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGALRM, end_copy);
  for (uint32_t size; get(&size, sizeof size);) {
    char *line = malloc(size);
    if (line == NULL || !get(line, size)) return 1;
    char *texts[3], **arguments = malloc((size + 2) * sizeof *arguments), *next = line;
    for (int index = 0; index < 3; index++, next += strlen(next) + 1) texts[index] = next;
    int count = 0;
    for (arguments[count++] = program; next < line + size; next += strlen(next) + 1)
      arguments[count++] = next;
    arguments[count] = NULL;
    late = 0;
    copy = fork();
    if (copy < 0) return 1;
    if (copy == 0) {
      signal(SIGALRM, SIG_DFL);
      return run(texts[1], texts[2], count, arguments, variables);
    }
    set_alarm(atoi(texts[0]));
    int status = 0;
    struct rusage use;
    while (wait4(copy, &status, 0, &use) < 0 && errno == EINTR) continue;
    set_alarm(0);
    struct answer answer = {status, late, use.ru_maxrss,
                            (use.ru_utime.tv_sec + use.ru_stime.tv_sec) * 1000000LL +
                                use.ru_utime.tv_usec + use.ru_stime.tv_usec};
    if (write(ANSWERS, &answer, sizeof answer) != sizeof answer) return 1;
    free(arguments);
    free(line);
  }
  return 0;
}

/// The C library's, which every program calls to begin.
int __libc_start_main(Main main, int count, char **arguments, void (*init)(void), void (*fini)(void),
                      void (*end)(void), void *stack) {
  int (*start)(Main, int, char **, void (*)(void), void (*)(void), void (*)(void), void *) =
      dlsym(RTLD_NEXT, "__libc_start_main");
  real_main = main;
  program = arguments[0];
  // What the program starts in its turn is nobody's server.
  unsetenv("LD_PRELOAD");
  return start(serve, count, arguments, init, fini, end, stack);
}
