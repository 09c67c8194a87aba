/**
 * Wraps a function of the driver: its promises go through `change`, together with the first argument of the
 * call. Calls with a callback, which the driver makes internally, stay as they are.
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
