import { formatMoney, formatTimes } from '#domain/money.ts';
import { html, Markup, styleElement } from './html.ts';
import type { StoredSession } from '#test-checkout/api/objects.ts';
import { PAY_PATH, totalOf } from '#test-checkout/api/objects.ts';
import type { Words } from './words.ts';
import { words } from './words.ts';

/** What a button of the hosted page asks for. */
export const buttons = ['pay', 'decline', 'pay-later', 'cancel', 'arrive', 'fail'] as const;
export type Button = (typeof buttons)[number];

/** The hosted page of a session as it stands. */
export function hostedPage(session: StoredSession, declined: boolean): string {
  const text = words[session.request.locale];
  const { title, body } = content(session, text, declined);
  return document(session.request.locale, `${title} · ${text.banner}`, [
    html`<header class="test">${text.banner}</header>`,
    html`<main>
      <h1>${title}</h1>
      ${body}
    </main>`,
  ]);
}

/** The page for an address that belongs to no session; nobody knows the customer's language here. */
export function unknownPage(): string {
  return document('en', 'Unknown payment', [
    html`<header class="test">TEST</header>`,
    html`<main>
      <h1>This payment does not exist</h1>
      <p>Please go back to the shop and start the payment again.</p>
      <h2 lang="cs">Tato platba neexistuje</h2>
      <p lang="cs">Vraťte se prosím do obchodu a&nbsp;zahajte platbu znovu.</p>
    </main>`,
  ]);
}

/** An address of the shop in which the provider's placeholder has become the session's id. */
export function returnUrl(session: StoredSession, url: string): string {
  return url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function content(
  session: StoredSession,
  text: Words,
  declined: boolean,
): { title: string; body: Markup } {
  const { success_url: success, cancel_url: cancel } = session.request;
  const toOrder = link(returnUrl(session, success), text.toOrder);
  const toShop = link(returnUrl(session, cancel), text.toShop);
  const bill = sheet(session, text);
  if (session.status === 'expired') {
    return {
      title: text.expiredTitle,
      body: html`<p>${text.expired}</p>
        ${toShop}`,
    };
  }
  if (session.status === 'open') {
    const alarm = declined ? html`<p class="alarm" role="alert">${text.declined}</p>` : undefined;
    const body = html`<p>${text.explanation}</p>
      ${alarm}${bill}${openForm(session, text)}`;
    return { title: text.title, body };
  }
  if (session.paymentState === 'processing') {
    const body = html`<p>${text.processing}</p>
      ${bill}${processingForm(session, text)} ${toOrder}`;
    return { title: text.processingTitle, body };
  }
  const paid = session.paymentState === 'succeeded';
  const body = html`<p>${paid ? text.paid : text.failed}</p>
    ${bill}${toOrder}`;
  return { title: paid ? text.paidTitle : text.failedTitle, body };
}

function sheet(session: StoredSession, text: Words): Markup {
  const {
    locale,
    line_items: lines,
    customer_email: email,
    client_reference_id: order,
  } = session.request;
  const rows = lines.map(
    ({ quantity, price_data: { unit_amount: price, product_data: product } }) =>
      html`<tr>
        <th scope="row">
          ${quantity > 1 ? formatTimes(locale, quantity, product.name) : product.name}
        </th>
        <td>${formatMoney(locale, price * quantity)}</td>
      </tr>`,
  );
  const region = locale === 'cs' ? 'cs-CZ' : 'en-GB';
  const timeZone = 'Europe/Prague';
  const day = session.expiresAt.toLocaleDateString(region, { dateStyle: 'long', timeZone });
  const time = session.expiresAt.toLocaleTimeString(region, { timeStyle: 'short', timeZone });
  return html`<div class="sheet">
      <table>
        <tbody>
          ${rows}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${text.total}</th>
            <td>${formatMoney(locale, totalOf(session.request))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
    <dl>
      <dt>${text.order}</dt>
      <dd>${order}</dd>
      <dt>${text.email}</dt>
      <dd>${email}</dd>
      <dt>${text.checkout}</dt>
      <dd>${session.id}</dd>
      ${
        session.status === 'open'
          ? html`<dt>${text.deadline}</dt>
              <dd>${day}, ${time}</dd>`
          : undefined
      }
    </dl>`;
}

function openForm(session: StoredSession, text: Words): Markup {
  const pay = `${text.pay} ${formatMoney(session.request.locale, totalOf(session.request))}`;
  return form(session, text, [
    button('pay', pay, text.payHint, true),
    button('decline', text.decline, text.declineHint),
    button('pay-later', text.later, text.laterHint),
    button('cancel', text.cancel, text.cancelHint),
  ]);
}

function processingForm(session: StoredSession, text: Words): Markup {
  return form(session, text, [
    button('arrive', text.arrive, text.arriveHint, true),
    button('fail', text.fail, text.failHint),
  ]);
}

function form(session: StoredSession, text: Words, content: Markup[]): Markup {
  return html`<h2 id="actions">${text.actions}</h2>
    <form method="post" action="${PAY_PATH}${session.id}" aria-labelledby="actions">
      ${content}
    </form>`;
}

function button(value: Button, label: string, hint: string, main = false): Markup {
  return html`<div>
    <button
      type="submit"
      name="action"
      value="${value}"
      class="${main ? 'main' : 'other'}"
      aria-describedby="${value}-hint"
    >
      ${label}
    </button>
    <p class="hint" id="${value}-hint">${hint}</p>
  </div>`;
}

function link(url: string, label: string): Markup {
  return html`<a class="button" href="${url}">${label}</a>`;
}

function document(language: string, title: string, content: Markup[]): string {
  const written = html`${new Markup('<!DOCTYPE html>')}
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        ${content}
      </body>
    </html>`;
  // What is left of the line of a piece that is not there, and of the line before an end that browsers move.
  const lines = written.text.split('\n').map((line) => line.trimEnd());
  return lines.join('\n').replace(/\n {0,20}<\/body>\n {0,20}<\/html>$/, '\n</body></html>');
}
