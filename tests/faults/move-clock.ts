// Loaded before the shop's program, which knows nothing of it: its clock then goes wrong by so much.
const aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
const right = Date;

globalThis.Date = new Proxy(right, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [right.now() + aheadMs], made),
  get: (target, name) => (name === 'now' ? () => right.now() + aheadMs : Reflect.get(target, name)),
});
