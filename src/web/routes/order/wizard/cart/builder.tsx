import { EnterButton } from '#web/forms/enter-button.tsx';
import { memo, useEffect, useRef } from 'react';
import { findPlatform, findService } from '#domain/catalogue/catalogue.ts';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/forms/field.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { readBuilder } from './cart-change.ts';
import { ChooseWithoutScript, PackageChoice, PlatformChoice, ServiceChoice } from './choices.tsx';
import { TargetInput } from './target-input.tsx';
import { sayProblem, targetWords } from '#web/routes/order/wizard/wizard-texts.ts';
import { useWizardContext, useWizardGround } from '#web/routes/order/wizard/wizard-context.ts';
import { WizardForm } from '#web/routes/order/wizard/wizard-form.tsx';
import type { BuilderForm, Problem } from '#web/routes/order/wizard/wizard-props.ts';

/** The builder: all there is while the cart is empty, and waiting closed under the cart afterwards. */
export function Builder() {
  const { m, cart, builder, problems, isBuilderOpen, openBuilder } = useWizardContext();
  const form = <BuilderFields builder={builder} problems={problems} />;
  if (cart.lines.length === 0) {
    return (
      <section className="wizard__builder" aria-labelledby="builder-heading">
        <h2 id="builder-heading">{m.builder.heading}</h2>
        {form}
      </section>
    );
  }
  return (
    <details
      className="wizard__builder wizard__builder--more"
      open={isBuilderOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isBuilderOpen) openBuilder(currentTarget.open);
      }}
    >
      <summary>
        <h2 id="builder-heading">{m.builder.headingMore}</h2>
      </summary>
      {form}
    </details>
  );
}

interface BuilderFieldsProps {
  builder: BuilderForm;
  problems: Problem[];
}

/** Platform, service, package, target, quantity: one row of the cart in the making. */
const BuilderFields = memo(function BuilderFields({ builder, problems }: BuilderFieldsProps) {
  const { m, setBuilder } = useWizardGround();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was filled in before this script came is kept.
    if (!form.current) return;
    setBuilder(readBuilder(postedFields(new FormData(form.current))));
  }, [setBuilder]);
  const problemAt = (field: string) => problems.find((problem) => problem.field === field);
  const errorAt = (field: string) => {
    const problem = problemAt(field);
    return problem && sayProblem(m, problem);
  };
  return (
    <WizardForm className="stack" ref={form}>
      {/* The button that Enter presses; without a script others stand before the one meant. */}
      <EnterButton intent="add">{m.builder.add}</EnterButton>
      <PlatformChoice value={builder.platform} error={errorAt('platform')} />
      <ChooseWithoutScript>{m.builder.showServices}</ChooseWithoutScript>
      <ServiceChoice
        platform={builder.platform}
        value={builder.service}
        error={errorAt('service')}
      />
      <ChooseWithoutScript>{m.builder.showPackages}</ChooseWithoutScript>
      <PackageChoice
        platform={builder.platform}
        service={builder.service}
        value={builder.package}
        error={errorAt('package')}
      />
      <fieldset className="where-to">
        <legend className="radio-cards__legend">{m.builder.whereTo}</legend>
        <BuilderTarget builder={builder} problem={problemAt('target')} />
        <TextField
          className="field--short"
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_QUANTITY}
          label={m.builder.quantity}
          value={builder.quantity}
          onChange={({ currentTarget }) => setBuilder({ quantity: currentTarget.value })}
          error={errorAt('quantity')}
        />
      </fieldset>
      <Button variant="secondary" size="large" name="intent" value="add" icon="plus">
        {m.builder.add}
      </Button>
    </WizardForm>
  );
});

interface BuilderTargetProps {
  builder: BuilderForm;
  problem: Problem | undefined;
}

function BuilderTarget({ builder, problem }: BuilderTargetProps) {
  const { m, catalogue, setBuilder } = useWizardGround();
  const service = findService(catalogue, builder.platform, builder.service);
  const first = findPlatform(catalogue, builder.platform)?.services[0];
  const of = service ?? first;
  if (!of) return null;
  return (
    <TargetInput
      name="target"
      of={{ platform: of.platform, service: of.id }}
      {...targetWords(m, of.id)}
      value={builder.target}
      onType={(target) => setBuilder({ target })}
      problem={problem}
      onSwitch={(platform) => {
        const same = findService(catalogue, platform, builder.service);
        const next = same ?? findPlatform(catalogue, platform)?.services[0];
        setBuilder({ platform, service: next?.id ?? '', package: '' });
      }}
    />
  );
}
