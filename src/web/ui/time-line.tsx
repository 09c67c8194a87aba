import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** `ended` is by somebody's request, `failed` against it. */
export type TimeLineState = 'done' | 'current' | 'upcoming' | 'ended' | 'failed';

export interface TimeLineStep {
  id: string;
  title: ReactNode;
  state: TimeLineState;
  /** When it was, or when it is expected. */
  time?: { iso?: string; text: string };
  note?: ReactNode;
}

export interface TimeLineProps {
  label: string;
  steps: readonly TimeLineStep[];
  /** The state in a word, read out after each title. */
  stateWords: Record<TimeLineState, string>;
}

/** Where an order stands: what is done, what runs, what comes. */
export function TimeLine({ label, steps, stateWords }: TimeLineProps) {
  return (
    <div className="time-line">
      <ol className="time-line__steps" aria-label={label}>
        {steps.map((step) => (
          <li
            key={step.id}
            className="time-line__step"
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className="time-line__dot">
              {step.state === 'done' && <Icon name="check" size="small" />}
              {(step.state === 'failed' || step.state === 'ended') && (
                <Icon name="close" size="small" />
              )}
            </span>
            <div className="time-line__words">
              <p className="time-line__title">
                {step.title}
                <VisuallyHidden> ({stateWords[step.state]})</VisuallyHidden>
              </p>
              {step.time && (
                <p className="time-line__time">
                  {step.time.iso ? (
                    <time dateTime={step.time.iso}>{step.time.text}</time>
                  ) : (
                    step.time.text
                  )}
                </p>
              )}
              {step.note && <p className="time-line__note">{step.note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
