import { RadioCards } from '#web/forms/radio-card.tsx';
import { useProblem } from '#web/routes/order/wizard/use-problem.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

/**
 * When the work begins: a required answer with nothing chosen beforehand (rules 38). An order of a
 * company has no such choice; styles hide it.
 */
export function StartChoice() {
  const { m, details, legal, laterStart } = useWizardContext();
  const { now, later, laterNote, legend, again } = m.details.start;
  return (
    <div className="start">
      <RadioCards
        name="start"
        legend={legend}
        hint={details.start === 'again' ? again : undefined}
        error={useProblem('start')}
        value={details.start}
        layout="list"
        required
        choices={[
          { value: 'now', title: now, note: legal.expressRequest },
          { value: 'later', title: later(laterStart), note: laterNote },
        ]}
      />
    </div>
  );
}

/** The start in the summary. Which of the three is shown follows the form by styles, with a script or without. */
export function StartLines() {
  const { m, laterStart } = useWizardContext();
  const { summarySoon, summaryLater, summaryOpen } = m.details.start;
  return (
    <div className="summary__start">
      <p data-start="open">{summaryOpen}</p>
      <p data-start="now">{summarySoon}</p>
      <p data-start="later">{summaryLater(laterStart)}</p>
    </div>
  );
}
