import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enqueueMissingJobs } from '#jobs/missing-jobs.ts';
import { decideReview } from '#flows/reviews/decide-review.ts';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { errorsOf, titleOf } from '#tests/stage/html.ts';
import { oneWish, openDetails, fillCart, threePackages } from '#tests/stage/ordering.ts';
import {
  DAY_MINUTES,
  completeAnOrder,
  evaDecides,
  invitationToken,
  invite,
  written,
} from '#tests/stage/reviewing.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';

let shop: TestShop;
let time: TestClock;
beforeEach(async () => {
  time = createClock();
  shop = await createTestShop({ clock: time.clock });
});
afterEach(() => shop.close());

const invitations = () => emailsOf(shop, 'order-review-customer');
const reviews = () => query(shop, 'select * from reviews');

/** What is no purchase (rules 17), and how it comes about. */
const notBought: [string, string][] = [
  ['whose money went back', `state = 'refunded'`],
  ['that was withdrawn from', `held_at = now()`],
  ['that was free of charge', `paid_how = 'free'`],
];

describe('the invitation', () => {
  it('goes out six days after completion, once', async () => {
    await completeAnOrder(shop, { at: time.clock() });
    await time.pass(shop, 6 * DAY_MINUTES - 10);
    expect(await invitations()).toEqual([]);
    await time.pass(shop, 20);
    const [email, ...others] = await invitations();
    expect(others).toEqual([]);
    const token = await invitationToken(shop);
    expect(email).toMatchObject({ to_address: 'zofie@example.com', locale: 'cs' });
    expect(email?.text).toContain(`http://localhost:3000/recenze/${token}`);
    expect(email?.text).toContain(`http://localhost:3000/recenze/${token}/nezvat`);
    await enqueueMissingJobs(shop.services.db, time.clock());
    await time.pass(shop, 30 * DAY_MINUTES);
    expect(await invitations()).toHaveLength(1);
  });

  it('asks nothing about two equal packages, and takes the review', async () => {
    const [wish] = oneWish;
    const token = await invite(shop, time, {
      wishes: wish ? [wish, { ...wish, target: '@jiny.profil' }] : [],
    });
    const page = await shop.visitor().get(`/recenze/${token}`);
    const line = /type="hidden" name="line" value="(\d+)"/.exec(page.html)?.[1] ?? '';
    expect(page.html).not.toContain('type="radio" name="line"');
    await shop.visitor().post(`/recenze/${token}`, { ...written, line });
    expect(await reviews()).toHaveLength(1);
  });

  it('is English for an English order, on its own host', async () => {
    await invite(shop, time, { visitor: shop.visitor('en') });
    const [email] = await invitations();
    expect(email).toMatchObject({ locale: 'en' });
    expect(email?.subject).toContain('How did order no.');
    expect(email?.text).toContain('http://en.localhost:3000/reviews/');
  });

  it('is announced before the order with a box, which the form keeps and the order stores', async () => {
    const visitor = shop.visitor();
    fillCart(visitor, oneWish);
    const details = await openDetails(visitor);
    expect(details.text).toContain('požádáme e\u2011mailem o recenzi');
    expect(details.html).not.toMatch(/name="noInvitation"[^>]*checked/);
    await completeAnOrder(shop, { input: { noInvitation: 'on' }, at: time.clock() });
    expect(await onlyOrder(shop)).toMatchObject({ may_invite: false });
    await time.pass(shop, 8 * DAY_MINUTES);
    await enqueueMissingJobs(shop.services.db, time.clock());
    await time.pass(shop, 1);
    expect(await invitations()).toEqual([]);
  });

  it('goes to nobody who has declined in an earlier one', async () => {
    const token = await invite(shop, time);
    const stop = `/recenze/${token}/nezvat`;
    const visitor = shop.visitor();
    expect((await visitor.get(stop)).text).toContain('Pozvánky už neposílat');
    expect(
      await query(shop, 'select from review_invitations where declined_at is null'),
    ).toHaveLength(1);
    const pressed = await visitor.follow(await visitor.post(stop, {}));
    expect(pressed.text).toContain('Pozvánky už posílat nebudeme');
    await completeAnOrder(shop, { input: { email: 'ZOFIE@example.com' }, at: time.clock() });
    await time.pass(shop, 7 * DAY_MINUTES);
    expect(await invitations()).toHaveLength(1);
  });

  it.each(notBought)('is not sent for an order %s', async (_, change) => {
    await completeAnOrder(shop, { at: time.clock() });
    await query(shop, `update orders set ${change}`);
    await enqueueMissingJobs(shop.services.db, time.clock());
    await time.pass(shop, 7 * DAY_MINUTES);
    expect(await invitations()).toEqual([]);
  });

  it('that a restored backup has lost is queued again', async () => {
    await completeAnOrder(shop, { at: time.clock() });
    await query(shop, `delete from graphile_worker._private_jobs where key like 'invite-%'`);
    await enqueueMissingJobs(shop.services.db, time.clock());
    await time.pass(shop, 1);
    expect(await invitations()).toEqual([]);
    await time.pass(shop, 6 * DAY_MINUTES);
    expect(await invitations()).toHaveLength(1);
  });
});

describe('the review', () => {
  it('is stored and waits, the shop is told, and the link is used up', async () => {
    const token = await invite(shop, time);
    const visitor = shop.visitor();
    const page = await visitor.get(`/recenze/${token}`);
    expect(page.text).toContain('100 lajků na Instagramu');
    expect(page.html).toContain('value="Žofie Ř."');
    const sent = await visitor.follow(await visitor.post(`/recenze/${token}`, written));
    expect(sent.text).toContain('Děkujeme za recenzi');
    expect(await reviews()).toMatchObject([
      { rating: 4, text: written.text, name: 'Žofie Ř.', state: 'pending', origin: 'customer' },
    ]);
    await shop.workOnce();
    const [told] = await emailsOf(shop, 'order-review-shop');
    expect(told?.text).toContain(written.text);
    expect((await shop.visitor().get('/reference')).text).not.toContain(written.text);
    const again = { ...written, text: 'Něco úplně jiného.' };
    await visitor.post(`/recenze/${token}`, again);
    expect(await reviews()).toHaveLength(1);
    expect((await visitor.get(`/recenze/${token}`)).text).toContain('Děkujeme za recenzi');
  });

  it('carries "verified purchase" once it is published, and is counted', async () => {
    const token = await invite(shop, time);
    await shop.visitor().post(`/recenze/${token}`, written);
    const [{ id } = {}] = await reviews();
    const decided = evaDecides(String(id), { state: 'published' });
    expect(await decideReview(shop.services, decided)).toEqual({ ok: true });
    shop.forget('reviews');
    const page = await shop.visitor().get('/reference');
    expect(page.text).toContain(`„${written.text}“`);
    expect(page.text).toContain('Ověřený nákup');
    expect(page.text).toContain('4 z 5 hvězdiček');
    const home = await shop.visitor().get('/');
    expect(home.text).toContain(written.text);
    expect(home.text).toMatch(/recenze s ověřeným nákupem/);
    expect(await reviews()).toMatchObject([{ decided_by: 'Eva', state: 'published' }]);
  });

  it('is rejected with a reason, may be decided anew, and is taken down for its author', async () => {
    const token = await invite(shop, time);
    await shop.visitor().post(`/recenze/${token}`, written);
    const [{ id } = {}] = await reviews();
    const decision = { state: 'rejected', reason: 'spam', note: '' } as const;
    await decideReview(shop.services, evaDecides(String(id), decision));
    expect((await shop.visitor().get('/reference')).text).not.toContain(written.text);
    expect(await reviews()).toMatchObject([{ state: 'rejected', reason: 'spam' }]);
    const published = { state: 'published' } as const;
    await decideReview(shop.services, evaDecides(String(id), published));
    expect(await reviews()).toMatchObject([{ state: 'published', reason: null }]);
    const takenBack = { state: 'rejected', reason: 'taken-back', note: '' } as const;
    await decideReview(shop.services, evaDecides(String(id), takenBack));
    expect((await shop.visitor().get('/reference')).text).not.toContain(written.text);
    const none = '00000000-0000-4000-8000-000000000000';
    expect(await decideReview(shop.services, evaDecides(none, published))).toEqual({
      ok: false,
      problem: 'unknown',
    });
  });

  it('is asked for again with messages at its fields, and nothing is lost', async () => {
    const token = await invite(shop, time, { wishes: threePackages });
    const visitor = shop.visitor();
    const answer = await visitor.post(`/recenze/${token}`, {
      rating: '2',
      text: 'Krátké',
      name: '',
    });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer.html)).toEqual({
      line: 'Vyberte, o kterém balíčku píšete.',
      text: 'Napište prosím víc, alespoň 10 znaků.',
      name: 'Vyplňte podpis, třeba jen křestní jméno.',
      consent: 'Bez vašeho souhlasu recenzi zveřejnit nemůžeme.',
    });
    expect(titleOf(answer.html)).toMatch(/^Chyba: /);
    expect(answer.html).toContain('>Krátké</textarea>');
    expect(answer.html).toMatch(/value="2"[^>]*checked|checked[^>]*value="2"/);
    await visitor.post(`/recenze/${token}`, { ...written, line: '2' });
    expect(await reviews()).toMatchObject([
      { line_position: 2, service: 'Sledující na TikToku', platform: 'tiktok' },
    ]);
  });

  it.each(notBought)('is not taken of an order %s since the invitation', async (_, change) => {
    const token = await invite(shop, time);
    await query(shop, `update orders set ${change}`);
    const visitor = shop.visitor();
    const answer = await visitor.follow(await visitor.post(`/recenze/${token}`, written));
    expect(answer.text).toContain('Tuto objednávku už hodnotit nejde');
    expect(answer.html).not.toContain('name="rating"');
    expect(await reviews()).toEqual([]);
  });

  it('of two at once one is stored', async () => {
    const token = await invite(shop, time);
    await Promise.all([1, 2, 3].map(() => shop.visitor().post(`/recenze/${token}`, written)));
    expect(await reviews()).toHaveLength(1);
  });

  it.each(['x', 'a'.repeat(32), '%00', "'%20or%20true--"])(
    'has no page behind the link "%s"',
    async (token) => {
      const visitor = shop.visitor();
      for (const path of [`/recenze/${token}`, `/recenze/${token}/nezvat`]) {
        const read = await visitor.get(path);
        const posted = await visitor.post(path, written);
        for (const { status } of [read, posted]) expect([302, 404, 405]).toContain(status);
      }
      expect(await reviews()).toEqual([]);
    },
  );

  it('is refused to who posts too often, with what was typed', async () => {
    const token = await invite(shop, time);
    const visitor = shop.visitor();
    const path = `/recenze/${token}`;
    for (let i = 0; i < 30; i += 1) await visitor.post(path, { text: 'Krátké' });
    const refused = await visitor.post(path, written);
    expect(refused.status).toBe(429);
    expect(refused.html).toContain(`>${written.text}</textarea>`);
    expect(await reviews()).toEqual([]);
  });
});
