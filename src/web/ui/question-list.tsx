import { ButtonLink } from './button.tsx';

/** A question with its answer, in one language. */
export interface ShownQuestion {
  /** Its anchor, the same in both editions. */
  id: string;
  question: string;
  /** Harmless HTML. */
  html: string;
  /** The same as plain text, for programs. */
  plain: string;
}

export interface QuestionListProps {
  questions: readonly ShownQuestion[];
  /** All questions of a page have one name: one of them is open at a time. */
  name: string;
  /** Where somebody answers: the address of the chat, and the mailbox. */
  chat: string;
  mailbox: string;
  words: { chat: string; mail: string; link: string };
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

type QuestionProps = Omit<QuestionListProps, 'questions'> & { question: ShownQuestion };

function Question(props: QuestionProps) {
  const { question: asked, name, chat, mailbox, words, isAnchored } = props;
  const { heading: Heading = 'h3' } = props;
  const { id, question, html } = asked;
  return (
    <details className="question" name={name} id={isAnchored ? id : undefined}>
      <summary>
        <Heading>{question}</Heading>
      </summary>
      <div className="question__answer">
        <div className="question__text" dangerouslySetInnerHTML={{ __html: html }} />
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
