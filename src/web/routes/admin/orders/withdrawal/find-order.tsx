import { countedLineName } from '#content/catalogue/package-name.ts';
import { formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { mailboxOf } from '#domain/customer/email-address.ts';
import { formatMoney } from '#domain/money.ts';
import type { TiedPreview } from '#flows/withdrawals/tie-withdrawal.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { OrderLink } from '#web/admin/orders/order-link.tsx';
import { RowLines } from '#web/admin/orders/row-lines.tsx';
import { EmailSeen } from '#web/routes/admin/orders/order/after-sales/parts.tsx';
import { FactList } from '#web/routes/admin/orders/order/fact-list.tsx';
import { adminOrderWords } from '#web/routes/admin/orders/order/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { shownOf, useWithdrawalForm } from './actions.ts';
import { type AdminWithdrawal, useWithdrawalPage } from './load-withdrawal.ts';

/** The search for the order, and what it has found. */
export function FindOrder() {
  const { m, declared, q, found, isMore } = useWithdrawalPage();
  const address = adminHref('operatorWithdrawal', { withdrawal: declared.id });
  return (
    <section className="admin-block" aria-labelledby="find-heading">
      <h2 id="find-heading">{m.find}</h2>
      <form method="get" action={address} className="fields">
        <FormName value="find">
          <TextField name="q" type="search" label={m.search} defaultValue={q} />
        </FormName>
        <div>
          <Button>{m.button}</Button>
        </div>
      </form>
      {found.length === 0 ? (
        <p className="quiet">{m.none}</p>
      ) : (
        <>
          <p className="small quiet">{m.tieText}</p>
          <ul className="admin-list admin-list--lined">
            {found.map((order) => (
              <li key={order.number}>
                <Found order={order} />
              </li>
            ))}
          </ul>
          {isMore && <p className="small quiet">{m.more(found.length)}</p>}
        </>
      )}
    </section>
  );
}

function Found({ order }: { order: AdminWithdrawal['found'][number] }) {
  const { locale, m, declared } = useWithdrawalPage();
  const form = useWithdrawalForm('tie', order.number);
  const { number, name, email, state, createdAt, total, lines, fits } = order;
  const stated = [
    name,
    email,
    adminOrderWords[locale].history.states[state],
    formatMoment(locale, createdAt),
    formatMoney(locale, total),
  ];
  return (
    <ActionForm form={form} hidden={{ number, id: undefined }} className="cluster">
      <div className="breakable">
        <OrderLink number={number} /> · {stated.filter((each) => each !== '').join(' · ')}
        <RowLines lines={lines} locale={locale} />
        {fits.length > 0 && (
          <p className="small">{m.fits(fits.map((fit) => m.fit[fit]).join(', '))}</p>
        )}
        {mailboxOf(email) !== mailboxOf(declared.email) && (
          <p className="small">
            <span className="status-badge status-badge--warning">
              <Icon name="warning" size="small" />
              {m.otherEmail}
            </span>
          </p>
        )}
      </div>
      <Button>{m.tie(number)}</Button>
    </ActionForm>
  );
}

/** What follows when a declaration is tied to an order, before it is done, and the button that does it. */
export function TiedShown({ shown }: { shown: TiedPreview }) {
  const { locale, m, declared } = useWithdrawalPage();
  const { number, effects, lines, email } = shown;
  const form = useWithdrawalForm('tie');
  const names = lines?.map((line) => countedLineName(line, locale)).join(', ');
  return (
    <section className="admin-block" aria-labelledby="tied-heading">
      <h2 id="tied-heading">{m.tie(number)}</h2>
      <ActionForm form={form} hidden={{ number }} className="stack">
        <FactList
          facts={[
            [m.facts.order, <OrderLink key="order" number={number} />],
            [m.facts.lines, names ?? m.linesLater],
            [m.facts.effect, effects.map((effect) => m.effects[effect]).join(' ')],
          ]}
        />
        <EmailSeen preview={email} language={declared.locale} of={shownOf(shown)} />
        <div>
          <Button variant="primary" data-wanted="">
            {m.confirm(number)}
          </Button>
        </div>
      </ActionForm>
    </section>
  );
}
