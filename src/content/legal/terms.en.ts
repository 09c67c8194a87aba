import { ROUGHLY_PAYABLE_HOURS } from '#domain/order/order.ts';
import { formatDuration, formatWithin } from '#domain/text/period-text.ts';
import {
  BUSINESS_NOTICE_DAYS,
  COMPLAINT_DAYS,
  LATEST_START_HOURS,
  OBSTACLE_DAYS,
  RECOUNT_DAYS,
  REFUND_DAYS,
  USUAL_START_HOURS,
  WITHDRAWAL_DAYS,
} from '#domain/shop/promises.ts';
import { KEPT } from '#domain/shop/retention.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { href } from '#domain/addresses.ts';
import { expressRequest } from './consent.ts';
import {
  type TermsSection,
  type TermsText,
  formatVersion,
  list,
  paragraph,
  termsVersion,
} from './legal-text.ts';
import { writeModelForm } from './model-form.en.ts';

const hours = (count: number) => formatWithin('en', count, 'hour');
const days = (count: number) => formatWithin('en', count, 'day');

/** Terms: the wording of rules 16a. Operator, mailbox and origins are settings. */
export function writeTerms(shop: Shop): TermsText {
  return {
    title: 'Terms and conditions',
    metaDescription: `Terms and conditions of ${shop.brand}: what we sell and what we do not promise, price, delivery, withdrawal, guarantee and complaints.`,
    version: termsVersion(shop),
    effective: effective(shop),
    sections: [
      operator(shop),
      services,
      order(shop),
      price,
      delivery,
      customer(shop),
      withdrawal(shop),
      guarantee(shop),
      complaints(shop),
      disputes,
      support(shop),
      data(shop),
      business,
      abuse(shop),
      writeClosing(shop),
    ],
  };
}

function operator({ brand, operator, origins, supportMail }: Shop): TermsSection {
  return {
    id: 'operator',
    heading: '1. Who we are',
    blocks: [
      paragraph(
        `The ${brand} shop at ${origins.en} (in English) and ${origins.cs} (in Czech) is operated by a Czech limited company (“we”):`,
      ),
      list(
        `Name: ${operator.name}`,
        `Company ID (IČO): ${operator.companyId}`,
        ...(operator.vatId ? [`VAT ID (DIČ): ${operator.vatId}`] : []),
        `Registered office: ${operator.address}`,
        `Register entry: ${operator.register}`,
        `Email: ${supportMail}`,
        `Phone: ${operator.phone}`,
      ),
      paragraph(
        'These terms apply to every order placed in our shop and form part of the contract we make with you. A consumer is a person who buys outside their trade or business and outside the independent exercise of their profession. Every other customer is a business customer, to whom section 13 applies as well.',
      ),
    ],
  };
}

const services: TermsSection = {
  id: 'services',
  heading: '2. What we sell and what we do not promise',
  blocks: [
    paragraph(
      'We sell a service: we raise the number of followers, subscribers, likes or views of the public profile, post or video that you name in the order. The quantity, any bonus, the price, the delivery time and the length of the guarantee are stated with each package and in the order summary.',
    ),
    paragraph(
      'Delivered metrics may not come from real, active users. We therefore do not promise that:',
    ),
    list(
      'the delivered accounts will watch your content, comment on it or buy from you;',
      'your reach, sales or advertising income will rise, or that you will qualify for a creator programme;',
      'the delivered number will last for ever; platforms keep checking and removing accounts and engagement.',
    ),
    paragraph(
      'The rules of Instagram, TikTok, YouTube and Facebook all forbid buying followers and other engagement. The platform may remove the delivered metrics, limit the reach of your content, withhold what it earns, or suspend the account for a time or for good. We have no connection with the platforms and cannot influence their decisions. Order only if you accept that risk.',
    ),
    paragraph(
      'Do not use delivered metrics to show customers or business partners a popularity or influence that you do not have. In many countries, including European Union member states and the USA, this may be a prohibited misleading practice.',
    ),
  ],
};

function order({ origins, supportMail }: Shop): TermsSection {
  return {
    id: 'order',
    heading: '3. Placing an order and concluding the contract',
    blocks: [
      paragraph('You order in these steps:'),
      list(
        'you choose packages and quantities and name the profile, post or video for each;',
        'you enter your details, choose (as a consumer) when we are to start, and check the summary with the total price;',
        'you send the order with the button “Order with obligation to pay”;',
        'you pay on the payment provider’s page.',
      ),
      paragraph(
        'Until you send the order, you can change everything: you can edit and remove packages in the cart, and return to it from the summary. If you notice a mistake later, write to us as soon as you can; as long as we have not started, we correct it free of charge.',
      ),
      paragraph(
        `By sending the order you offer to conclude a contract. The contract is concluded once the payment is confirmed and we confirm by email that we have accepted the order. An order that is not paid within roughly ${hours(ROUGHLY_PAYABLE_HOURS)} lapses, and neither side owes anything.`,
      ),
      paragraph(
        `The contract can be concluded in Czech (${origins.cs}) or in English (${origins.en}); the language you ordered in prevails. We keep the contract in electronic form. Its content and the wording of these terms are sent to you with the confirmation email; the state of the order is on the order page linked from that email. We will also send a copy later on request: ${supportMail}.`,
      ),
      paragraph(
        'As long as we have not started, you can cancel the order yourself on the order page; we then refund the full price paid.',
      ),
    ],
  };
}

const price: TermsSection = {
  id: 'price',
  heading: '4. Price, discounts and payment',
  blocks: [
    paragraph(
      'Prices are final, include all taxes and fees, and apply as they stand when you send the order. We charge in Czech crowns (CZK) in both editions of the shop; euro figures are approximate only. We add nothing for payment; your bank may charge for currency conversion.',
    ),
    paragraph(
      `The volume discount is taken off the whole order according to the number of packages in the cart, across platforms. The price list shows its steps and the price, if any, from which a package counts; an order has those in force when it was sent, and its summary states the discount. Discounts cannot be combined. If you enter a discount code, the discount that is better for you applies, and the summary says which.`,
    ),
    paragraph(
      'You pay in advance on the payment provider’s secure page: by card, Apple Pay or Google Pay, or through PayPal where the provider offers it. The provider handles the payment; card numbers and login details never pass through us. If nothing is left to pay after the discount, there is no payment page and you pay nothing; our acceptance of the order then counts as the confirmed payment, and no invoice is issued.',
    ),
    paragraph(
      'After payment we send you an electronic invoice by email. By sending the order you agree to electronic invoicing. If you are buying for a company, fill in the invoice details in the order.',
    ),
  ],
};

const delivery: TermsSection = {
  id: 'delivery',
  heading: '5. When we start and when it is done',
  blocks: [
    paragraph(
      `We usually start within ${hours(USUAL_START_HOURS)} of confirmed payment, and within ${hours(LATEST_START_HOURS)} of it at the latest. A consumer chooses in the order whether we start like this, at the consumer’s express request (section 7), or only once the ${WITHDRAWAL_DAYS}-day withdrawal period is over. A consumer who has chosen the later start may ask for the earlier one on the order page as long as we have not started; the periods in the first sentence then run from that request if it comes after the payment was confirmed.`,
    ),
    paragraph(
      `The full quantity is delivered within the time stated with the package and in the order summary, counted from the start; where that is a range, by its end at the latest. Delivery is gradual. It is complete when the publicly shown count has risen by the ordered quantity, including any bonus, above its level before the start, which we record. We tell you by email when delivery is complete.`,
    ),
    paragraph(
      'Time during which an obstacle on your side under section 6 keeps us from delivering does not count. We tell you about it by email.',
    ),
    paragraph(
      'If we do not start or finish on time, write to us. Should a reasonable additional period pass without result, you may withdraw from the contract and we refund the price of the undelivered part.',
    ),
  ],
};

function customer({ supportMail }: Shop): TermsSection {
  return {
    id: 'customer',
    heading: '6. What we need from you',
    blocks: [
      list(
        'Give a correct public link or name: a profile or channel for followers and subscribers, a particular post or video for likes and views. If you give only a profile for the latter, we will ask which post or video, and delivery waits for your answer.',
        'Keep the profile, post or video public throughout delivery, do not change the username, and do not delete the content or restrict it by age or country. After delivery this is no longer your duty but a condition of the guarantee: while something is hidden, restricted or renamed, we cannot refill it (section 8).',
        'Do not hide the displayed count; delivery cannot be checked without it.',
        'During delivery, do not order the same service for the same profile, post or video elsewhere; otherwise nobody can tell who delivered what.',
        'Order only for a profile that is yours or whose manager has agreed to the order.',
        'The content must be lawful; we refuse an order that breaks this rule and return the money.',
      ),
      paragraph(
        `If an obstacle on your side prevents delivery, we pause delivery and write to you. You can correct the link by answering our email or writing to ${supportMail}. If the obstacle is not removed within ${days(OBSTACLE_DAYS)} of our notice, we may end the delivery and refund the price of the undelivered part.`,
      ),
      paragraph(
        'We will never ask you for a password or a login code. Do not give them to anyone.',
      ),
    ],
  };
}

function withdrawal(shop: Shop): TermsSection {
  const { origins, supportMail } = shop;
  const page = origins.en + href('withdrawal', 'en');
  return {
    id: 'withdrawal',
    heading: '7. A consumer’s right of withdrawal',
    blocks: [
      paragraph(
        `If you are a consumer, you may withdraw from the contract without giving a reason within ${days(WITHDRAWAL_DAYS)} of the day it was concluded. You may also withdraw from only some of the packages in the order.`,
      ),
      paragraph(
        `To start earlier we need your express request. You make it in the order by choosing the answer that reads: “${expressRequest.en.text}” Neither answer is chosen in advance; if you choose the other one, we start once the period is over. You can also make the request later, in the same words, on the order page, as long as we have not started.`,
      ),
      paragraph('What happens depends on when you withdraw:'),
      list(
        'before we start, we refund the full price;',
        'after we have started at your express request, we stop; we are owed a part of the discounted price, in the proportion of the quantity delivered up to your withdrawal to the total we were to deliver, and we refund the rest;',
        'once the service has been fully performed at your express request, the right of withdrawal ends and the purchase is final. Your rights from defects and from the guarantee remain.',
      ),
      paragraph(
        `You can withdraw at ${page}, to which the link “Withdraw from contract here” in the footer of every page, on the order page and in the confirmation email leads. No login is needed: you enter your name, order number and email and send them with the button “Confirm withdrawal”. We confirm the content, date and time of your withdrawal by email without undue delay.`,
      ),
      paragraph(
        `Any other clear statement will do as well, such as an email to ${supportMail} with the order number. You may use the form below, but you do not have to. The period is met if you send the statement before it ends; if it ends on a Saturday, a Sunday or a public holiday, the next working day is its last.`,
      ),
      paragraph(
        `We refund the money without undue delay, at the latest within ${days(REFUND_DAYS)} of your withdrawal, by the same means you paid with, unless we agree otherwise. The refund costs you nothing.`,
      ),
      writeModelForm(shop),
    ],
  };
}

function guarantee({ supportMail }: Shop): TermsSection {
  return {
    id: 'guarantee',
    heading: '8. Refill guarantee',
    blocks: [
      paragraph(
        `The delivered quantity is guaranteed for the time stated with the package and in the order summary, counted from completion. If the displayed count falls in that time below its level before the start plus the delivered quantity, we make up the difference free of charge, up to the delivered quantity. We begin the refill as soon as we notice the drop ourselves or you tell us about it.`,
      ),
      paragraph(
        'We cannot refill a profile, post or video that has been renamed, hidden, restricted, deleted or suspended, for as long as that lasts. If you send us the new name or link, the guarantee continues for the rest of its term.',
      ),
      paragraph(
        `To claim the guarantee, write to ${supportMail} with the order number. If the refill does not succeed within a reasonable time, we refund the price of the missing part. The guarantee is our voluntary commitment; it does not limit your statutory rights from defects.`,
      ),
    ],
  };
}

function complaints({ operator, supportMail }: Shop): TermsSection {
  return {
    id: 'complaints',
    heading: '9. Defects and complaints',
    blocks: [
      paragraph(
        'We are liable for the service being as agreed: for delivering the ordered quantity in the agreed time to the named profile, post or video. If the performance is defective, you have the right to have the defect removed, in particular by delivery of what is missing; if that is impossible or does not happen within a reasonable time, to a reasonable reduction of the price; and if the defect is a fundamental breach of the contract, you may withdraw from it.',
      ),
      paragraph(
        `You can complain by email to ${supportMail}, through the contact form (section 11) or at our registered office: ${operator.address}. State the order number, the defect and what you ask for. We give you a written confirmation of the date and content of the complaint and of the remedy you ask for. Once it is settled, you get a confirmation of the date and manner of settlement, or written reasons for a refusal.`,
      ),
      paragraph(
        `Every complaint is judged individually. A consumer’s complaint is settled, and the consumer told so, within ${days(COMPLAINT_DAYS)} of the day it was made, unless we agree on a longer period. If that period passes without result, the consumer may withdraw from the contract or ask for a reasonable price reduction.`,
      ),
      paragraph(
        `If you write to us within ${days(RECOUNT_DAYS)} of completion that the delivered quantity falls short of the order, and it does, you may simply choose between a free refill and a refund of the price of the missing part. This period takes nothing away: after it you still have your statutory rights and the guarantee under section 8.`,
      ),
      paragraph(
        'If the complaint is justified, we reimburse the costs you reasonably incurred in making it.',
      ),
    ],
  };
}

const disputes: TermsSection = {
  id: 'disputes',
  heading: '10. Out-of-court dispute resolution and supervision',
  blocks: [
    paragraph(
      'If we cannot agree, a consumer may propose an out-of-court settlement to the Czech Trade Inspection Authority (Česká obchodní inspekce, ČOI), https://coi.gov.cz/informace-o-adr. A consumer from another EU country may also turn to the European Consumer Centre there.',
    ),
    paragraph(
      'Consumer protection rules are supervised by the Czech Trade Inspection Authority, trade licensing by the competent trade licensing office, and the protection of personal data by the Office for Personal Data Protection of the Czech Republic.',
    ),
  ],
};

function support({ origins, operator, supportMail }: Shop): TermsSection {
  return {
    id: 'support',
    heading: '11. Support',
    blocks: [
      paragraph(
        `Support is provided only in Czech and English, through the contact form on the home page (${origins.en}/#kontakt, in Czech ${origins.cs}/#kontakt) and below the questions and answers, by email at ${supportMail} and in the WhatsApp chat that the pages link to. The phone number ${operator.phone} is there for cases that cannot be handled in writing.`,
      ),
    ],
  };
}

function data({ origins }: Shop): TermsSection {
  return {
    id: 'data',
    heading: '12. Personal data and retention',
    blocks: [
      paragraph(
        `We process personal data under the privacy policy at ${origins.en}${href('privacy', 'en')}. Orders and invoices are kept for ${formatDuration('en', KEPT.accountYears, 'year')}, as tax law requires, your messages and the history on the order page for ${formatDuration('en', KEPT.orderPageYears, 'year')}, and unpaid orders for ${formatDuration('en', KEPT.unpaidOrderDays, 'day')}.`,
      ),
      paragraph(
        'The profile name or link and the quantity are passed to the supplier that carries out the order. The supplier needs no name, email or phone number of yours for that, and receives none.',
      ),
    ],
  };
}

const business: TermsSection = {
  id: 'business',
  heading: '13. Business customers',
  blocks: [
    paragraph(
      'If you buy as a business, in particular with a company ID, sections 7 and 10 and the rights that the law gives to consumers only do not apply to you. We start within the times stated in section 5 without waiting for the withdrawal period, and once we have started, the purchase is final; you have the guarantee under section 8.',
    ),
    paragraph(
      `Notify us of a defect without undue delay, and at the latest within ${days(BUSINESS_NOTICE_DAYS)} of when you could have discovered it. Our liability for damage towards a business customer is limited to the price paid for the order concerned; this does not apply to damage caused intentionally or by gross negligence, or to harm to a person’s natural rights.`,
    ),
    paragraph(
      'Disputes with business customers are decided by the Czech courts of our registered office.',
    ),
  ],
};

function abuse({ supportMail }: Shop): TermsSection {
  return {
    id: 'abuse',
    heading: '14. Reporting abuse',
    blocks: [
      paragraph(
        `If somebody has ordered our service for your profile without your consent, or an order is meant to harm another person, write to ${supportMail} with “Abuse” in the subject and a link to the profile. Once we have checked it, we stop the delivery. We refund the price of the undelivered part to the customer whose order we end in this way.`,
      ),
    ],
  };
}

function writeClosing(shop: Shop): TermsSection {
  return {
    id: 'closing',
    heading: '15. Final provisions',
    blocks: [
      paragraph(
        'The contract is governed by Czech law, in particular the Civil Code (Act No. 89/2012 Coll.) and the Consumer Protection Act (Act No. 634/1992 Coll.). A consumer from another country keeps the protection of those provisions of their own law that cannot be derogated from by agreement.',
      ),
      paragraph(
        `An order is governed by the terms in force when it was sent; you receive them by email, and every version stays at ${shop.origins.en}${href('terms', 'en')}#versions. If a provision is invalid, the others still apply.`,
      ),
      paragraph(effective(shop)),
    ],
  };
}

function effective(shop: Shop): string {
  const version = termsVersion(shop);
  return `This is version ${version}, effective from ${formatVersion('en', version)}.`;
}
