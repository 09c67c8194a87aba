import type { BusinessHours } from '#domain/answer-time.ts';

const DAY = 48;
const DAY_MINUTES = 24 * 60;
const BASE = 44;
const TOP = 14;

/**
 * The week as a line that lifts off its baseline while somebody is there to answer. Decoration: the words
 * beside it say the same.
 */
export function AnswerWeek({ days, hours }: { days: readonly string[]; hours: BusinessHours }) {
  const { from, to } = hours.days;
  const isAtWork = (index: number) => index + 1 >= from && index + 1 <= to;
  const path = days
    .map((_, index) => (isAtWork(index) ? day(index * DAY, hours.minutes) : ''))
    .join('');
  return (
    <svg className="answer-week" viewBox={`0 0 ${days.length * DAY} 68`} aria-hidden="true">
      <path className="answer-week__line" d={`M0 ${BASE}${path}H${days.length * DAY}`} />
      {days.map((name, index) => (
        <text
          key={name}
          className={
            isAtWork(index) ? 'answer-week__day' : 'answer-week__day answer-week__day--off'
          }
          x={(index + 0.5) * DAY}
          y="64"
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
    </svg>
  );
}

/** Up to the top when the day's work begins and down again when it ends. */
function day(x: number, { from, to }: BusinessHours['minutes']): string {
  const at = (minute: number): number => Math.round(x + (minute / DAY_MINUTES) * DAY);
  const [begins, ends] = [at(from), at(to)];
  return `H${begins - 4}C${begins} ${BASE} ${begins} ${TOP} ${begins + 4} ${TOP}H${ends - 4}C${ends} ${TOP} ${ends} ${BASE} ${ends + 4} ${BASE}`;
}
