// Loaded before the shop's program: where the script that started it was killed with force, nobody
// would be left to stop it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Waiting for that must not keep a program alive that has come to its end.
process.channel?.unref();
