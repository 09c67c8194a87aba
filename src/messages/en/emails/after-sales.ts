import { formatWithin } from '#domain/text/period-text.ts';
import { OBSTACLE_DAYS } from '#domain/shop/promises.ts';
import type { AfterSalesEmailWords, ReleasedWords } from '#messages/cs/emails/after-sales.ts';

export const afterSalesEmails: AfterSalesEmailWords = {
  progress: (delivered, units) => `${delivered} of ${units} delivered.`,
  held: {
    subject: (number) => `Your order no. ${number}: delivery is on hold`,
    preview: 'Inside: why, and what can be done about it.',
    heading: 'We have put delivery on hold',
    lead: (number) =>
      `We cannot go on with your order no. ${number} at the moment. The reason is given below for each package.`,
    obstacles: {
      'target-missing': 'We could not find this profile or post.',
      'target-private': 'The profile is private.',
      'post-wanted': 'We do not know which post to deliver to.',
      other: 'Delivery cannot continue at the moment.',
    },
    mend: 'You can correct or add the link on the order page right away. As soon as we have it, we go on.',
    until: `You have ${formatWithin('en', OBSTACLE_DAYS, 'day')} from this email to put it right. After that we may end the delivery and refund the price of the undelivered part. The time we spend waiting for you does not count towards the delivery time.`,
    nothingToDo: 'There is nothing you need to do. The order page will show when we are going on.',
    openToMend: 'Put it right on the order page',
  },
  late: {
    subject: (number) => `Your order no. ${number} is late`,
    preview: 'You can wait, or have the undelivered part refunded.',
    previewWait: 'Delivery is taking longer than we promised.',
    heading: 'We missed the time we promised',
    lead: (number, at) =>
      `Your order no. ${number} should have been delivered by ${at}. We did not manage that, and we are sorry.`,
    soFar: 'What has been delivered',
    choice: 'The choice is yours',
    wait: 'Wait. We keep delivering; price and guarantee stay as they are. If you choose nothing, this applies.',
    money: (sum) =>
      `Have ${sum} refunded for the undelivered part. Delivery then ends, and what has been delivered stays under guarantee.`,
    sumAt: (at) =>
      `This is the sum as of ${at}. If more is delivered in the meantime, the order page shows you the new one before you confirm.`,
    waitOnly:
      'We keep delivering, and there is nothing you need to do. The guarantee stays as it is.',
    rights: 'Your statutory rights in case of delay are not affected.',
    open: 'Choose on the order page',
  },
  complaint: {
    subject: (number) => `We have received your complaint about order no. ${number}`,
    preview: (day) => `We will settle it by ${day}.`,
    heading: 'We have your complaint',
    lead: (number, at) =>
      `This confirms that you complained about your order no. ${number} on ${at}.`,
    facts: {
      received: 'Received',
      about: 'It is about',
      whole: 'the whole order',
      text: 'What is wrong',
      remedy: 'What you ask for',
      due: 'Settled no later than',
    },
    remedies: {
      refill: 'a free refill of the missing part',
      money: 'a refund of the price of the missing part',
    },
    next: (day) =>
      `We will look into it and write to you with our decision by ${day}. You will find it on the order page too.`,
    keep: 'Please keep this email: it confirms that we have received your complaint.',
  },
  resolved: {
    subject: (number) => `Your complaint about order no. ${number} is settled`,
    heading: 'Your complaint is settled',
    lead: (number, receivedAt, resolvedAt) =>
      `Your complaint about order no. ${number}, received on ${receivedAt}, was settled on ${resolvedAt}.`,
    outcomes: {
      refill: 'We have accepted the complaint. We refill the missing part free of charge.',
      money:
        'We have accepted the complaint and are refunding you. The amount and the credit note follow in a separate email.',
      accepted: 'We have accepted the complaint.',
      instead: 'We have accepted the complaint; all of the money went back instead of the refill.',
      refused: 'We have not accepted the complaint. The reasons are below.',
    },
    returned: (sum) =>
      `We have accepted the complaint and refunded ${sum}. The details are in a separate email.`,
    answer: 'Our answer',
    complaint: 'What you complained of',
    disagree: 'If you disagree, please reply to this email.',
    authority:
      'As a consumer you may also propose an out-of-court settlement to the Czech Trade Inspection Authority, https://coi.gov.cz/informace-o-adr.',
  },
  refill: {
    running: {
      subject: (number) => `Your order no. ${number}: a refill is under way`,
      heading: 'A refill is under way',
      text: 'We have checked the drop and are making it up free of charge. The order page will show when it is done.',
    },
    done: {
      subject: (number) => `Your order no. ${number}: the refill is done`,
      heading: 'The refill is done',
      text: 'We have made up what was lost, free of charge. The guarantee runs on to its original end.',
    },
    refused: {
      subject: (number) => `Your order no. ${number}: your request for a refill`,
      heading: 'We could not grant your refill',
      text: 'We have checked the drop and cannot make it up this time.',
    },
    money: {
      subject: (number) => `Your order no. ${number}: a refund instead of the refill`,
      heading: 'A refund instead of the refill',
      text: 'The refill has ended; we are refunding you instead.',
    },
    lead: (number, at) => `You asked for a refill of your order no. ${number} on ${at}.`,
    due: {
      lead: (number, at) =>
        `Following your accepted complaint, we have refilled your order no. ${number}; we began on ${at}.`,
      began: (number, at) =>
        `Following your accepted complaint, we began to refill your order no. ${number} on ${at}.`,
      text: 'What was missing has been refilled, free of charge.',
    },
    reason: (reason) => `Reason: ${reason}`,
    rights:
      'If you disagree, reply to this email or make a complaint on the order page. Your statutory rights from defects remain.',
  },
};

export const released: ReleasedWords = {
  subject: (number) => `Order no. ${number} continues`,
  heading: 'Your order continues',
  lead: (number, at) =>
    `We have settled your withdrawal from order no. ${number}, which we received on ${at}: the order continues to be valid.`,
  lines: 'It was about:',
  stands: {
    delivering: 'Delivery goes on.',
    held: 'Delivery is still on hold, because we are dealing with another withdrawal of yours.',
    delivered: 'It stays as it was delivered.',
    short:
      'It stays ended with what was delivered. What becomes of the price of the rest is on the page of your order.',
    unbegun: 'Delivery has yet to begin; the page of your order says when.',
    unpaid: 'It has not been paid yet; delivery begins after the payment.',
  },
  noMoney: 'So we refund nothing for this withdrawal, and there is no calculation to send.',
  why: 'Why',
  again: (day) => `You can withdraw again until ${day}.`,
  disagree: 'If you disagree, reply to this email.',
};
