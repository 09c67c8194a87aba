import { useWords } from '#web/words.ts';

/** Three things that hold for every package, each as a line of its own under the ground of the curve. */
export function HeroFeatures() {
  const { features: words } = useWords().home;
  return (
    <section className="column features" aria-labelledby="features">
      <h2 className="visually-hidden" id="features">
        {words.title}
      </h2>
      <ul className="features__list">
        {drawn.map(({ key, drawing }) => (
          <li key={key} className="features__feature">
            <svg className="sketch" viewBox="0 0 120 64" aria-hidden="true">
              {drawing}
            </svg>
            <h3>{words[key].title}</h3>
            <p>{words[key].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A count that goes up in small steps; one that falls and is filled up; a name, and no second field. */
const drawn = [
  {
    key: 'gradual',
    drawing: (
      <>
        <path className="sketch__faint" d="M4 58H116" />
        <path d="M4 58H20V50H36V42H52V34H68V26H84V18H100V10H116" />
        <circle className="sketch__tip" cx="116" cy="10" r="4" />
      </>
    ),
  },
  {
    key: 'refill',
    drawing: (
      <>
        <path className="sketch__faint" d="M44 14H116" />
        <path d="M4 58C20 58 28 14 44 14H56C64 14 64 36 74 36" />
        <path className="sketch__dots" d="M74 36C84 36 84 14 94 14" />
        <path d="M94 14H116" />
        <circle className="sketch__tip" cx="94" cy="14" r="4" />
      </>
    ),
  },
  {
    key: 'noPassword',
    drawing: (
      <>
        <rect x="4" y="6" width="92" height="24" rx="12" />
        <path d="M52 18H84" />
        <text x="16" y="23.5">
          @
        </text>
        <rect className="sketch__faint" x="4" y="38" width="92" height="20" rx="10" />
        <path className="sketch__dots" d="M18 48H66" />
        <path d="M6 64L94 32" />
      </>
    ),
  },
] as const;
