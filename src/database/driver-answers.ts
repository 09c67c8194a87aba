/**
 * A function of the driver whose promises go through `change`, with what was asked. What is called with a callback, as the
 * driver does within itself, stays as it is.
 */
export function withAnswers<Call extends (...args: never[]) => unknown>(
  call: Call,
  change: (answer: Promise<unknown>, asked: unknown) => Promise<unknown>,
): Call {
  return new Proxy(call, {
    apply(target, self, args) {
      const answer: unknown = Reflect.apply(target, self, args);
      return answer instanceof Promise ? change(answer, args[0]) : answer;
    },
  });
}
