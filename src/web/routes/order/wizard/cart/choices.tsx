import { type ReactNode, memo } from 'react';
import { findPlatform, findService } from '#domain/catalogue/catalogue.ts';
import { type Package, platformIds } from '#domain/catalogue/price-list.ts';
import { formatCount, formatPricePerPiece } from '#domain/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { RadioCards } from '#web/forms/radio-card.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Amount } from '#web/routes/order/wizard/amount.tsx';
import { namesOf } from '#web/routes/order/wizard/wizard-texts.ts';
import { useWizardGround } from '#web/routes/order/wizard/wizard-context.ts';

interface ChoiceProps {
  value: string;
  error: string | undefined;
}

export const PlatformChoice = memo(function PlatformChoice({ value, error }: ChoiceProps) {
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

export const ServiceChoice = memo(function ServiceChoice({
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
export function ChooseWithoutScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Button name="intent" value="choose">
        {children}
      </Button>
    </noscript>
  );
}

export const PackageChoice = memo(function PackageChoice({
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
  const perPiece = sold.price / 100 / sold.amount;
  const each = namesOf({ serviceNames }, sold)?.perPiece ?? '';
  return (
    <>
      <span className="tabular radio-card__price">
        <Amount value={sold.price} single={sold.price} />
      </span>
      <span className="tabular radio-card__note">
        {`${formatPricePerPiece(locale, perPiece)} ${each}`}
      </span>
    </>
  );
}
