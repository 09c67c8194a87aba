// Loaded before the shop's program, which knows nothing of it: a fault that nobody catches, at a signal.
process.on('SIGUSR2', () => {
  throw new Error('thrown for jana.novakova@example.com');
});
