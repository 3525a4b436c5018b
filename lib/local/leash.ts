// Only in our own child: Node hands `--import` on to its workers, whose channel to their parent is what keeps them alive.
const code = `if (process.ppid === ${process.pid}) {
  process.once("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(0), 3000).unref();
  });
  process.channel?.unref();
}`;

/**
 * Arguments for a Node child that ends when we do, however we end: when the pipe to its launcher breaks, it asks itself to
 * stop, and makes sure of it three seconds later. The child must be spawned with an `ipc` channel.
 */
export const leashed: readonly string[] = ["--import", `data:text/javascript,${encodeURIComponent(code)}`];
