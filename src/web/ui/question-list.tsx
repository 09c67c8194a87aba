import type { FaqQuestion } from '#content/faq/faq.ts';
import type { FaqPlace } from '#content/faq/faq-text.ts';
import { ButtonLink } from './button.tsx';

export interface QuestionListProps {
  questions: readonly FaqQuestion[];
  /** All questions of a page have one name: one of them is open at a time. */
  name: string;
  /** Where somebody answers: the address of the chat, and the mailbox. */
  chat: string;
  mailbox: string;
  words: { chat: string; mail: string; link: string };
  /** Where a link of an answer leads; undefined where it leads nowhere. */
  addressOf: (place: FaqPlace) => string | undefined;
  /** Of the questions themselves. */
  heading?: 'h3' | 'h4';
  /** Whether questions have an anchor here, and a link to it. */
  isAnchored?: boolean;
}

/** Questions that open to their answers, without a script. */
export function QuestionList({ questions, ...shared }: QuestionListProps) {
  return (
    <div className="questions">
      {questions.map((question) => (
        <Question key={question.id} question={question} {...shared} />
      ))}
    </div>
  );
}

type QuestionProps = Omit<QuestionListProps, 'questions'> & { question: FaqQuestion };

function Question(props: QuestionProps) {
  const { question: asked, name, chat, mailbox, words, addressOf, isAnchored } = props;
  const { heading: Heading = 'h3' } = props;
  const { id, question, answer } = asked;
  return (
    <details className="question" name={name} id={isAnchored ? id : undefined}>
      <summary>
        <Heading>{question}</Heading>
      </summary>
      <div className="question__answer">
        <p>
          {answer.map((piece) => {
            if (typeof piece === 'string') return piece;
            const address = addressOf(piece.to);
            if (address === undefined) return piece.text;
            return (
              <a key={piece.text} href={address}>
                {piece.text}
              </a>
            );
          })}
        </p>
        <div className="cluster">
          <ButtonLink icon="whatsapp" href={chat} target="_blank" rel="noreferrer">
            {words.chat}
          </ButtonLink>
          <ButtonLink icon="mail" href={`mailto:${mailbox}`}>
            {words.mail}
          </ButtonLink>
          {isAnchored && (
            <a className="question__link" href={`#${id}`}>
              {words.link}
            </a>
          )}
        </div>
      </div>
    </details>
  );
}
