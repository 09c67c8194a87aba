import { MAX_COMPLAINT_LENGTH, MOST_COMPLAINTS_A_DAY } from '#domain/after-sales/complaint.ts';
import { formatCount } from '#domain/money.ts';
import { formatWithin } from '#domain/text/period-text.ts';
import { plural } from '#domain/locale.ts';
import { COMPLAINT_DAYS, OBSTACLE_DAYS } from '#domain/shop/promises.ts';
import type { AfterSalesMessages } from '#messages/cs/order/after-sales.ts';

export const afterSales: AfterSalesMessages = {
  progress: {
    waiting: 'Waiting to start',
    withdrawn: 'You have withdrawn from this package.',
    bar: (name) => `Delivery progress: ${name}`,
    delivered: (delivered, units) => `${delivered} of ${units} delivered`,
    remaining: (units) => `${units} to go`,
    startCount: (count) => `the count was ${count} at the start`,
    started: (at) => `Started on ${at}`,
    completed: (at) => `Delivered on ${at}`,
    stopped: (at) => `Delivery ended on ${at}`,
    ended: 'Delivery ended',
    none: 'Not delivered.',
    expected: (day) => `done by ${day} at the latest`,
    expectedWhole: (day) => `The whole order will be done by ${day} at the latest.`,
  },
  leadStopped: 'We have ended the delivery and are refunding the undelivered part.',
  leadStoppedDone:
    'We have ended the delivery as you wished. What has been delivered is under the refill guarantee.',
  leadStoppedOnly: 'We have ended the delivery as you wished.',
  leadStoppedOver: 'We have ended the delivery as you wished. The refill guarantee has ended.',
  short: {
    one: (name, delivered, units) =>
      name === undefined
        ? `Delivery has ended: we delivered ${delivered} of ${units}.`
        : `Delivery has ended: of ${name} we delivered ${delivered} of ${units}.`,
    several: (count) => `Delivery has ended: of ${count} packages we did not deliver everything.`,
    due: (sum) => `You are owed ${sum} for what is missing.`,
    back: (sum) => `The price of what is missing (${sum}) is being, or has been, refunded to you.`,
    agreed: 'We have agreed on something else for what is missing.',
    guaranteeOver: 'The refill guarantee has ended.',
  },
  leadLate: 'We are delivering later than we promised.',
  leadHeld: 'Delivery is on hold. You will find the reason with each package.',
  hold: {
    heading: 'We need a correction from you',
    text: `Delivery of the marked packages is on hold. As soon as you put them right, we go on. You have ${formatWithin('en', OBSTACLE_DAYS, 'day')} from our email; after that we may end the delivery and refund the undelivered part.`,
    link: 'Put it right',
    mark: 'On hold',
    obstacles: {
      'target-missing': 'We could not find this profile or post.',
      'target-private': 'The profile is private.',
      'post-wanted': 'We do not know which post to deliver to.',
      other: 'Delivery cannot continue at the moment.',
    },
    since: (at) => `On hold since ${at}.`,
    visible: 'The profile is public now',
    corrected: (at) => `You put this right on ${at}. Thank you, we go on.`,
    correctedByShop: (target, at) => `We corrected the target to ${target} on ${at}.`,
    save: 'Save and continue',
  },
  late: {
    heading: 'We missed the time we promised',
    lead: (at) => `We should have delivered by ${at}. We are sorry.`,
    choose: 'The choice is yours. If you choose nothing, we keep delivering.',
    waitText: 'We keep delivering. Price and guarantee stay as they are.',
    wait: 'I will wait',
    moneyText: (sum) =>
      `We refund ${sum} for what has not been delivered, to your original payment method. Delivery then ends. What has been delivered stays under guarantee.`,
    money: (sum) => `Refund ${sum}`,
    only: 'We keep delivering, and there is nothing you need to do. The guarantee stays as it is.',
    waiting: (at) => `You chose to wait on ${at}. You can still have the money instead:`,
    chosen: (sum, at) => `You chose a refund of ${sum} on ${at}. The credit note comes by email.`,
    chosenHeading: 'Money instead of waiting',
    rights: 'Your statutory rights in case of delay are not affected.',
    sum: 'More has been delivered in the meantime, so the sum has changed. Nothing has been refunded yet. Please check the new sum and confirm it.',
    over: 'This choice is no longer open. This page shows where your order stands.',
  },
  refill: {
    guaranteed: (day, left) =>
      left === 0
        ? 'The refill guarantee ends today.'
        : `The refill guarantee runs until ${day} (${left} ${left === 1 ? 'day' : 'days'} left).`,
    over: (day) => `The refill guarantee ran until ${day}.`,
    open: 'Ask for a refill',
    rule: (count) =>
      `We make up what was lost, free of charge. After delivery the count should have been ${count}; if it has fallen below that, we refill the difference, up to the delivered quantity.`,
    ruleUnknown:
      'We make up what was lost, free of charge: if the count has fallen below its level before the start plus the delivered quantity, we refill the difference, up to the delivered quantity.',
    public: 'The profile, post or video has to be public and under the same name.',
    count: 'How many are there now?',
    hint: 'The number that you see on the profile or the post.',
    send: 'Ask for a refill',
    problems: {
      'refill-not-completed': 'A refill of this package cannot be asked for at the moment.',
      'refill-too-late':
        'The refill guarantee has ended. Your statutory rights from defects remain, and you can make a complaint.',
      'refill-held':
        'We are dealing with your withdrawal, so a refill cannot be asked for at the moment.',
      'refill-count-unread': 'Please write the number in digits, for example 1450.',
      'refill-no-drop':
        'That is as many as there should be, or more. We refill only what has fallen below the level after delivery.',
      'refill-open': 'You have already asked for a refill of this package; we are working on it.',
    },
    states: {
      asked: (at) => `You asked for a refill on ${at}. We will check and write to you.`,
      running: (at) => `You asked for a refill on ${at}. It is under way.`,
      done: (at) => `Refilled on ${at}.`,
      refused: (at) => `We could not grant the refill (${at}).`,
      money: (at) => `The refill ended on ${at}; we are refunding you instead.`,
    },
    due: (at) => `After your accepted complaint we have been refilling since ${at}.`,
    reason: (reason) => `Reason: ${reason}`,
  },
  complaint: {
    heading: 'Complaints',
    open: 'Make a complaint',
    intro: `Tell us how the delivery differs from your order and what you ask for. We confirm receipt by email at once and settle the complaint within ${formatWithin('en', COMPLAINT_DAYS, 'day')}.`,
    line: 'What the complaint is about',
    whole: 'The whole order',
    wholeHeading: 'The whole order',
    nth: (number) => `Package no. ${number}`,
    text: 'What is wrong',
    textHint: 'For example what is missing, since when, and how you noticed.',
    remedy: 'What you ask for',
    remedies: {
      refill: 'A free refill of the missing part',
      money: 'A refund of the price of the missing part',
    },
    send: 'Send the complaint',
    problems: {
      'complaint-text-missing': 'Please tell us what is wrong.',
      'complaint-text-too-long': `The text is too long: at most ${formatCount('en', MAX_COMPLAINT_LENGTH)} characters.`,
      'complaint-wish-missing': 'Please choose what you ask for.',
      'complaint-line-unknown': 'Please choose a package of this order.',
    },
    received: (at) => `Received on ${at}`,
    due: (day) => `We will settle it by ${day}.`,
    remedyAsked: (remedy) => `You ask for: ${remedy}`,
    resolved: (at) => `Settled on ${at}`,
    outcomes: {
      refill: 'We have accepted it. What is missing we refill free of charge.',
      money: 'We have accepted it and are refunding you.',
      accepted: 'We have accepted it.',
      instead: 'We have accepted it; all of the money went back instead of the refill.',
      refused: 'We have not accepted it.',
    },
    returned: (sum) => `We have accepted it and refunded ${sum}.`,
    answer: (answer) => `Our answer: ${answer}`,
    same: 'We are already dealing with a complaint about this. What you wrote is still in the form.',
    inProgress: (at, day) =>
      `We received your complaint on ${at} and will settle it by ${day}. After that you can make another. To add to it, write to`,
    tooMany: `We have already received ${MOST_COMPLAINTS_A_DAY}\u00a0${plural('en', MOST_COMPLAINTS_A_DAY, { one: 'complaint', other: 'complaints' })} about this order from you today. Please make the next one tomorrow, or send it by email. What you wrote is still in the form.`,
    notBegun: 'Until delivery has begun there is nothing to complain about.',
    unpaid: 'There can be no complaint about an order that has not been paid.',
    away: {
      title: 'Your complaint cannot be stored right now',
      text: 'We are having an outage. Nothing is lost: what you wrote is below. Please try again in a moment, or send us the text by email.',
    },
  },
};
