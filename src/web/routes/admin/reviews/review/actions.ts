import { adminHref } from '#domain/addresses.ts';
import { type DecisionForm, readDecision } from '#domain/reviews/moderation.ts';
import { decideReview, replyToReview } from '#flows/reviews/decide-review.ts';
import { actionForms } from '#web/admin/page/action-forms.tsx';
import { type Asked, defineActions } from '#web/admin/page/actions.ts';
import type { Route } from './+types/route.ts';

const subject = async ({ params: { id } }: Asked<Route.ActionArgs>) => ({
  id,
  here: adminHref('operatorReview', { id }),
});

type ReviewAsked = Asked<Awaited<ReturnType<typeof subject>>>;

export const reviewActions = defineActions(
  { subject, statuses: { unknown: 404 } },
  {
    reply: {
      fields: { reply: ['reply-long'] },
      run: (asked) => sendReply(asked, asked.field('reply')),
    },
    remove: { run: (asked) => sendReply(asked, '') },
    publish: {
      fields: { reply: ['reply-long'] },
      // A reply that is typed goes out with it.
      async run(asked) {
        const replied = asked.posted.has('reply') && (await sendReply(asked, asked.field('reply')));
        return replied && !replied.ok ? replied : decide(asked, 'published');
      },
    },
    reject: {
      fields: { reason: ['reason-missing'], note: ['note-long'] },
      run: (asked) => decide(asked, 'rejected'),
    },
  },
);

export const {
  ActionForms: ReviewForms,
  useForm: useReviewForm,
  useAnswer: useReviewAnswer,
} = actionForms(reviewActions);

async function sendReply({ services, operator, id }: ReviewAsked, text: string) {
  const done = await replyToReview(services, { id, text, operator });
  return done.ok ? ({ ok: true, saved: 'replied' } as const) : done;
}

async function decide(asked: ReviewAsked, state: DecisionForm['state']) {
  const { services, operator, id, field } = asked;
  const read = readDecision({ state, reason: field('reason'), note: field('note') });
  if (!read.ok) return read;
  const { decision } = read;
  const deciding = { id, decisionId: field('id'), seen: field('seen'), operator, decision };
  const done = await decideReview(services, deciding);
  return done.ok ? ({ ok: true, saved: decision.state } as const) : done;
}
