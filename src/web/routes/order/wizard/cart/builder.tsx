import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { type ReactNode, memo, useEffect, useRef } from 'react';
import { EnterButton } from '#web/forms/enter-button.tsx';
import { findPlatform, findService } from '#domain/catalogue/catalogue.ts';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/forms/field.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { namePackages, sayProblem, targetWords } from '#web/routes/order/wizard/wizard-texts.ts';
import { useWizardContext, useWizardGround } from '#web/routes/order/wizard/use-wizard.ts';
import { Amount, WizardForm } from '#web/routes/order/wizard/parts.tsx';
import type { BuilderForm, Problem } from '#web/routes/order/wizard/wizard-props.ts';
import { type Package, platformIds } from '#domain/catalogue/price-list.ts';
import { formatCount, formatUnitPrice } from '#domain/money.ts';
import { Badge, Tag } from '#web/ui/tag.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { RadioCards } from '#web/forms/radio-card.tsx';
import { readBuilder } from './cart-change.ts';
import { TargetInput } from './target-input.tsx';

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
      <EnterButton action="add">{m.builder.add}</EnterButton>
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
      <Button variant="secondary" size="large" name={ACTION_FIELD} value="add" icon="plus">
        {m.builder.add}
      </Button>
    </WizardForm>
  );
});

function BuilderTarget(props: { builder: BuilderForm; problem: Problem | undefined }) {
  const { builder, problem } = props;
  const { m, catalogue, setBuilder } = useWizardGround();
  const of =
    findService(catalogue, builder.platform, builder.service) ??
    findPlatform(catalogue, builder.platform)?.services[0];
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

interface ChoiceProps {
  value: string;
  error: string | undefined;
}

const PlatformChoice = memo(function PlatformChoice({ value, error }: ChoiceProps) {
  const { m, catalogue, platformNames, setBuilder } = useWizardGround();
  return (
    <RadioCards
      name="platform"
      legend={m.builder.platform}
      value={value}
      error={error}
      onChange={({ currentTarget }) => {
        const first = findPlatform(catalogue, currentTarget.value)?.services[0]?.id ?? '';
        setBuilder({ platform: currentTarget.value, service: first, package: '' });
      }}
      choices={platformIds.map((id) => ({
        value: id,
        title: platformNames[id],
        icon: <PlatformIcon platform={id} />,
      }))}
    />
  );
});

const ServiceChoice = memo(function ServiceChoice({
  platform,
  value,
  error,
}: ChoiceProps & { platform: string }) {
  const { m, catalogue, setBuilder, serviceNames } = useWizardGround();
  const services = findPlatform(catalogue, platform)?.services ?? [];
  if (services.length === 0) return null;
  return (
    <RadioCards
      name="service"
      legend={m.builder.service}
      value={value}
      error={error}
      onChange={({ currentTarget }) => setBuilder({ service: currentTarget.value, package: '' })}
      choices={services.map(({ id }) => ({
        value: id,
        title: serviceNames[`${platform}/${id}`]?.shortName,
      }))}
    />
  );
});

/** Without a script, this button asks the server to draw the next choice. */
function ChooseWithoutScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Button name={ACTION_FIELD} value="choose">
        {children}
      </Button>
    </noscript>
  );
}

const PackageChoice = memo(function PackageChoice({
  platform,
  service: serviceId,
  value,
  error,
}: ChoiceProps & { platform: string; service: string }) {
  const { m, catalogue, setBuilder } = useWizardGround();
  const service = findService(catalogue, platform, serviceId);
  if (!service) return null;
  return (
    <RadioCards
      name="package"
      legend={m.builder.package}
      layout="list"
      value={value}
      error={error}
      onChange={({ currentTarget }) => setBuilder({ package: currentTarget.value })}
      choices={service.packages.map((sold) => ({
        value: sold.id,
        title: <PackageTitle sold={sold} />,
        end: <PackagePrice sold={sold} />,
      }))}
    />
  );
});

function PackageTitle({ sold }: { sold: Package }) {
  const { m, locale, popular } = useWizardGround();
  return (
    <>
      <span className="tabular">{formatCount(locale, sold.amount)}</span>
      {sold.bonus > 0 && <Tag>{m.builder.bonus(formatCount(locale, sold.bonus))}</Tag>}
      {sold.popular && (
        <Badge>{popular.includes(sold.id) ? m.builder.popular : m.builder.recommended}</Badge>
      )}
    </>
  );
}

/** The price, and under it that of one piece. */
function PackagePrice({ sold }: { sold: Package }) {
  const { locale, serviceNames } = useWizardGround();
  const perUnit = sold.price / 100 / sold.amount;
  const each = namePackages({ serviceNames }, sold)?.perUnit ?? '';
  return (
    <>
      <span className="tabular radio-card__price">
        <Amount value={sold.price} single={sold.price} />
      </span>
      <span className="tabular radio-card__note">
        {`${formatUnitPrice(locale, perUnit)} ${each}`}
      </span>
    </>
  );
}
