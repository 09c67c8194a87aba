import { priorities } from '#database/queue/jobs.ts';

/**
 * Jobs that repeat by themselves, in UTC. Of several replicas one runs each; one that was missed while the
 * shop was closed is made up for. Two readings of the mailbox would take each other for one in whose middle a program
 * ended: one waits for the other, whoever does it.
 */
export const CRONTAB = `
7 * * * * reconcile-payments ?fill=1h&max=3&priority=${priorities['reconcile-payments']}
15 4 * * * mail-audit-head ?fill=1d&max=3&priority=${priorities['mail-audit-head']}
23 * * * * offer-when-late ?fill=1h&max=3&priority=${priorities['offer-when-late']}
50 1 * * * prove-backup ?fill=1d&max=3&priority=${priorities['prove-backup']}
40 2 * * * apply-erasures ?fill=1d&max=3&priority=${priorities['apply-erasures']}
* * * * * publish-due-articles ?max=1&jobKey=publish-due-articles&priority=${priorities['publish-due-articles']}
* * * * * read-mailbox ?max=1&jobKey=read-mailbox&queue=mailbox&priority=${priorities['read-mailbox']}
30 2 * * * keep-retention ?fill=1d&max=3&priority=${priorities['keep-retention']}
`;
