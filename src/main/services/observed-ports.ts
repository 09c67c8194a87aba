import { PortError } from '#ports/port-error.ts';
import type { Darkroom } from '#ports/darkroom/port.ts';
import type { Illustrator } from '#ports/illustrator/port.ts';
import type { Inbox } from '#ports/inbox/port.ts';
import type { Mail } from '#ports/mail/port.ts';
import type { Painter } from '#ports/painter/port.ts';
import { NotificationNotUnderstood, type Payments } from '#ports/payments/port.ts';
import type { Registry } from '#ports/registry/port.ts';
import type { Storage } from '#ports/storage/port.ts';
import type { Writer } from '#ports/writer/port.ts';
import type { Described, WatchPort } from '#main/watch/port-failures.ts';

/** How an error of a port is told in the log; undefined for any other. */
export function describePortError(error: unknown): Described | undefined {
  if (!(error instanceof PortError)) return undefined;
  const { problem } = error;
  if (!(error instanceof NotificationNotUnderstood)) return { problem };
  const { event } = error;
  return { problem, facts: { eventId: event.id, eventType: event.type }, subject: event.id };
}

export function observedPayments(payments: Payments, watch: WatchPort): Payments {
  const noting = watch('payments', payments.provider);
  return {
    provider: payments.provider,
    isTest: payments.isTest,
    checkoutOrigin: payments.checkoutOrigin,
    signatureHeader: payments.signatureHeader,
    openCheckout: (request) => noting('openCheckout', () => payments.openCheckout(request)),
    readCheckout: (id) => noting('readCheckout', () => payments.readCheckout(id)),
    listCheckouts: (part) => noting('listCheckouts', () => payments.listCheckouts(part)),
    listDisputes: (part) => noting('listDisputes', () => payments.listDisputes(part)),
    expireCheckout: (id) => noting('expireCheckout', () => payments.expireCheckout(id)),
    refund: (request) => noting('refund', () => payments.refund(request)),
    readNotification: (body, signature) =>
      noting('readNotification', () => payments.readNotification(body, signature)),
  };
}

export function observedMail(mail: Mail, watch: WatchPort): Mail {
  const noting = watch('mail', mail.provider);
  return {
    provider: mail.provider,
    send: (email) => noting('send', () => mail.send(email)),
    // No service outside is asked for this.
    forget: (before, most) => mail.forget(before, most),
    erase: (address, messageIds) => mail.erase(address, messageIds),
  };
}

export function observedInbox(inbox: Inbox, watch: WatchPort): Inbox {
  const noting = watch('inbox', inbox.provider);
  return {
    provider: inbox.provider,
    takesReplies: inbox.takesReplies,
    read: (most, keep) => noting('read', () => inbox.read(most, keep)),
  };
}

export function observedRegistry(registry: Registry, watch: WatchPort): Registry {
  const noting = watch('registry', registry.provider);
  return {
    provider: registry.provider,
    findCompany: (id) => noting('findCompany', () => registry.findCompany(id)),
  };
}

export function observedStorage(storage: Storage, watch: WatchPort): Storage {
  const noting = watch('storage', storage.provider);
  return {
    provider: storage.provider,
    put: (key, content, type) => noting('put', () => storage.put(key, content, type)),
    replace: (key, content, type) => noting('replace', () => storage.replace(key, content, type)),
    get: (key) => noting('get', () => storage.get(key)),
    list: (folder) => noting('list', () => storage.list(folder)),
    delete: (key) => noting('delete', () => storage.delete(key)),
  };
}

export function observedPainter(painter: Painter, watch: WatchPort): Painter {
  const noting = watch('painter', painter.provider);
  return {
    provider: painter.provider,
    paint: (drawing, form) => noting('paint', () => painter.paint(drawing, form)),
  };
}

export function observedIllustrator(illustrator: Illustrator, watch: WatchPort): Illustrator {
  const noting = watch('illustrator', illustrator.provider);
  return {
    provider: illustrator.provider,
    model: illustrator.model,
    illustrate: (subject) => noting('illustrate', () => illustrator.illustrate(subject)),
  };
}

export function observedWriter(writer: Writer, watch: WatchPort): Writer {
  const noting = watch('writer', writer.provider);
  return {
    provider: writer.provider,
    model: writer.model,
    writer: writer.writer,
    writeArticle: (wanted) => noting('writeArticle', () => writer.writeArticle(wanted)),
    writeReview: (wanted) => noting('writeReview', () => writer.writeReview(wanted)),
  };
}

export function observedDarkroom(darkroom: Darkroom, watch: WatchPort): Darkroom {
  const noting = watch('darkroom', darkroom.provider);
  return {
    provider: darkroom.provider,
    develop: (...given) => noting('develop', () => darkroom.develop(...given)),
  };
}
