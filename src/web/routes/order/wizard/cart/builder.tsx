import { useEffect, useRef } from 'react';
import { formatCount } from '#domain/money.ts';
import { findPlatform, findService } from '#domain/catalogue/catalogue.ts';
import { type Package, platformIds } from '#domain/catalogue/price-list.ts';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import { readTarget } from '#domain/target/read-target.ts';
import { MAX_TARGET_LENGTH } from '#domain/target/target.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextField } from '#web/forms/field.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { RadioCards } from '#web/forms/radio-card.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Amount } from '#web/routes/order/wizard/amount.tsx';
import { readBuilder } from './cart-change.ts';
import { namesOf, targetWords } from '#web/routes/order/wizard/wizard-texts.ts';
import { sayUnderstood } from '#web/routes/order/target-text.ts';
import { useProblem } from '#web/routes/order/wizard/use-problem.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';
import { WizardForm } from '#web/routes/order/wizard/wizard-form.tsx';

/** Platform, service, package, target, quantity: one row of the cart in the making. */
export function Builder() {
  const { m, setBuilder } = useWizardContext();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was filled in before this script came is kept.
    if (!form.current) return;
    setBuilder(readBuilder(postedFields(new FormData(form.current))));
  }, [setBuilder]);
  return (
    <section className="wizard__builder" aria-labelledby="builder-heading">
      <h2 id="builder-heading">{m.builder.heading}</h2>
      <WizardForm className="stack" ref={form}>
        {/* The button that Enter presses; without a script others stand before the one meant. */}
        <button className="visually-hidden" name="intent" value="add" tabIndex={-1} aria-hidden>
          {m.builder.add}
        </button>
        <PlatformChoice />
        <ServiceChoice />
        <PackageChoice />
        <TargetField />
        <QuantityField />
        <Button variant="secondary" size="large" name="intent" value="add" icon="plus">
          {m.builder.add}
        </Button>
      </WizardForm>
    </section>
  );
}

function PlatformChoice() {
  const { m, builder, catalogue, platformNames, setBuilder } = useWizardContext();
  return (
    <>
      <RadioCards
        name="platform"
        legend={m.builder.platform}
        value={builder.platform}
        error={useProblem('platform')}
        onChange={({ currentTarget: { value } }) => {
          const first = findPlatform(catalogue, value)?.services[0]?.id ?? '';
          setBuilder({ platform: value, service: first, package: '' });
        }}
        choices={platformIds.map((id) => ({
          value: id,
          title: platformNames[id],
          icon: <PlatformIcon platform={id} />,
        }))}
      />
      <ChooseWithoutScript />
    </>
  );
}

function ServiceChoice() {
  const { m, builder, catalogue, setBuilder, serviceNames } = useWizardContext();
  const services = findPlatform(catalogue, builder.platform)?.services ?? [];
  const error = useProblem('service');
  if (services.length === 0) return null;
  return (
    <>
      <RadioCards
        name="service"
        legend={m.builder.service}
        layout="compact"
        value={builder.service}
        error={error}
        onChange={({ currentTarget }) => setBuilder({ service: currentTarget.value, package: '' })}
        choices={services.map(({ platform, id }) => ({
          value: id,
          title: namesOf({ serviceNames }, { platform, service: id })?.shortName,
        }))}
      />
      <ChooseWithoutScript />
    </>
  );
}

/** Without a script, this button asks the server to draw the next choice. */
function ChooseWithoutScript() {
  const { m } = useWizardContext();
  return (
    <noscript>
      <Button name="intent" value="choose">
        {m.builder.choose}
      </Button>
    </noscript>
  );
}

function PackageChoice() {
  const { m, builder, catalogue, setBuilder } = useWizardContext();
  const service = findService(catalogue, builder.platform, builder.service);
  const error = useProblem('package');
  if (!service) return null;
  return (
    <RadioCards
      name="package"
      legend={m.builder.package}
      layout="list"
      value={builder.package}
      error={error}
      onChange={({ currentTarget }) => setBuilder({ package: currentTarget.value })}
      choices={service.packages.map((sold) => ({
        value: sold.id,
        title: <PackageTitle sold={sold} />,
        end: <PackagePrice sold={sold} />,
      }))}
    />
  );
}

function PackageTitle({ sold }: { sold: Package }) {
  const { m, locale } = useWizardContext();
  return (
    <>
      <span className="tabular">{formatCount(locale, sold.amount)}</span>
      {sold.bonus > 0 && <Tag>{m.builder.bonus(formatCount(locale, sold.bonus))}</Tag>}
      {sold.popular && <Badge>{m.builder.popular}</Badge>}
    </>
  );
}

function PackagePrice({ sold }: { sold: Package }) {
  return (
    <span className="tabular">
      <Amount value={sold.price} />
    </span>
  );
}

function TargetField() {
  const { m, builder, catalogue, setBuilder } = useWizardContext();
  const service = findService(catalogue, builder.platform, builder.service);
  const error = useProblem('target');
  const read = service && readTarget(service.platform, service.id, builder.target);
  return (
    <div className="stack stack--small">
      <TextField
        name="target"
        {...targetWords(m, builder.service)}
        value={builder.target}
        onChange={({ currentTarget }) => setBuilder({ target: currentTarget.value })}
        error={error}
        aria-describedby="understood"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_TARGET_LENGTH}
      />
      {/* Described, not live: it changes with every key. */}
      <p className="understood" id="understood">
        {read?.ok && (
          <>
            <PlatformIcon platform={read.platform} />
            {sayUnderstood(m, read)}
            <Icon name="check" size="small" />
          </>
        )}
      </p>
    </div>
  );
}

function QuantityField() {
  const { m, builder, setBuilder } = useWizardContext();
  return (
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
      error={useProblem('quantity')}
    />
  );
}
