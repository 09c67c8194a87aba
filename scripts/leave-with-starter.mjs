// Loaded before the shop's program: it stops the program if the script that started it was killed with
// force.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Waiting for that must not keep a program alive that has come to its end.
process.channel?.unref();
