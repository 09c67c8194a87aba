import { formatDuration } from '#domain/text/period-text.ts';
import type { StartMessages } from '#messages/cs/admin/start.ts';

export const start: StartMessages = {
  title: 'Overview',
  ordersStopped: 'New orders are stopped',
  ordersResume: 'Take them again',
  needs: {
    title: 'Waiting for you',
    nothing: 'Nothing is waiting',
    nothingText:
      'Everything that was paid for is being delivered, money and emails have left, and nobody is waiting for an answer.',
    waiting: 'Nothing to do yet',
    oldest: (age) => `oldest ${age}`,
    left: (age) => `${age} left`,
    past: (age) => `${age} overdue`,
    more: (count) => `over ${count}`,
    setup: {
      identity: 'Settings with demo values',
      identityText:
        'Customers see them on the site, in emails and on invoices. Fill them in and start the shop again:',
      approval: 'The payment provider’s approval is missing',
      approvalText:
        'The shop takes real money. Ask for written approval of what you sell, and put its date and reference into the settings:',
      press: 'Sample press mentions',
      pressText:
        'The home page shows invented newspapers, marked “Sample”. They disappear with the first real mention.',
    },
  },
  takings: {
    title: 'Takings',
    note: 'Payments received and refunds made, by the day in Prague. Paid orders include free ones and those entered by hand.',
    received: 'Received',
    returned: 'Refunded',
    net: 'Net',
    orders: 'Paid orders',
    ofWhich: (parts) => `of which ${parts}`,
    free: (count) => `${count} free`,
    byHand: (count) => `${count} by hand`,
    nothing: 'No payment was received in this period, and none was refunded.',
    chart: (days) => `Money received and refunded day by day, last ${days}`,
    chartText: (received, returned, best) =>
      `${received} received, ${returned} refunded. The best day was ${best}.`,
    table: 'Table by day',
    day: 'Day',
  },
  funnel: {
    title: 'The way to payment',
    note: 'Orders by the day they were placed; counted as paid even if the money came later.',
    byHand: (count) => `Without those entered by hand: ${count}.`,
    step: 'Step',
    share: (percent) => `${percent} of the step before`,
    carts: 'Carts',
    orders: 'Orders',
    checkouts: 'At the checkout',
    paid: 'Paid',
    chart: (days) => `How many carts were paid for, last ${days}`,
  },
  periods: {
    label: 'Period',
    today: 'Today',
    days: (count) => formatDuration('en', count, 'day'),
    last: (count) => `Last ${formatDuration('en', count, 'day')}`,
  },
  statistics: {
    title: 'Content',
    articles: 'Articles',
    cs: 'in Czech',
    en: 'in English',
    pictures: 'Pictures of published articles',
    present: 'there',
    missing: 'missing',
    reviews: 'Reviews',
    hidden: '(hidden on the site)',
    origins: {
      customer: 'from customers',
      imported: 'imported',
      sample: 'samples',
      generated: 'generated',
    },
  },
  tools: {
    title: 'Tools',
    operatorArticleGenerator: {
      title: 'Article generator',
      text: 'Writes articles for the blog from keywords.',
    },
    operatorImageGenerator: {
      title: 'Image generator',
      text: 'Makes pictures for articles that have none.',
    },
    operatorReviewGenerator: {
      title: 'Review generator',
      text: 'Makes reviews, always marked as generated.',
    },
  },
};
