import { PortError } from '#ports/port-error.ts';
import type { ImageProcessor } from '#ports/images/port.ts';
import type { ImageGenerator } from '#ports/image-generator/port.ts';
import type { Inbox } from '#ports/inbox/port.ts';
import type { Mail } from '#ports/mail/port.ts';
import type { OgImages } from '#ports/og-images/port.ts';
import { NotificationNotUnderstood, type Payments } from '#ports/payments/port.ts';
import type { CompanyRegister } from '#ports/company-register/port.ts';
import type { Storage } from '#ports/storage/port.ts';
import type { Writer } from '#ports/text-generator/port.ts';
import type { Described, WatchPort } from '#main/watch/port-failures.ts';

/** How an error of a port is told in the log; undefined for any other. */
export function describePortError(error: unknown): Described | undefined {
  if (!(error instanceof PortError)) return undefined;
  const { problem } = error;
  if (!(error instanceof NotificationNotUnderstood)) return { problem };
  const { event } = error;
  return { problem, facts: { eventId: event.id, eventType: event.type }, subject: event.id };
}

export function observePayments(payments: Payments, watch: WatchPort): Payments {
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

export function observeMail(mail: Mail, watch: WatchPort): Mail {
  const noting = watch('mail', mail.provider);
  return {
    provider: mail.provider,
    send: (email) => noting('send', () => mail.send(email)),
    // No service outside is asked for this.
    forget: (before, most) => mail.forget(before, most),
    erase: (address, messageIdHeaders) => mail.erase(address, messageIdHeaders),
  };
}

export function observeInbox(inbox: Inbox, watch: WatchPort): Inbox {
  const noting = watch('inbox', inbox.provider);
  return {
    provider: inbox.provider,
    takesReplies: inbox.takesReplies,
    read: (most, keep) => noting('read', () => inbox.read(most, keep)),
  };
}

export function observeCompanyRegister(
  companyRegister: CompanyRegister,
  watch: WatchPort,
): CompanyRegister {
  const noting = watch('registry', companyRegister.provider);
  return {
    provider: companyRegister.provider,
    findCompany: (id) => noting('findCompany', () => companyRegister.findCompany(id)),
  };
}

export function observeStorage(storage: Storage, watch: WatchPort): Storage {
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

export function observeOgImages(ogImages: OgImages, watch: WatchPort): OgImages {
  const noting = watch('ogImages', ogImages.provider);
  return {
    provider: ogImages.provider,
    paint: (drawing, form) => noting('paint', () => ogImages.paint(drawing, form)),
  };
}

export function observeImageGenerator(
  imageGenerator: ImageGenerator,
  watch: WatchPort,
): ImageGenerator {
  const noting = watch('imageGenerator', imageGenerator.provider);
  return {
    provider: imageGenerator.provider,
    model: imageGenerator.model,
    illustrate: (subject) => noting('illustrate', () => imageGenerator.illustrate(subject)),
  };
}

export function observeWriter(writer: Writer, watch: WatchPort): Writer {
  const noting = watch('writer', writer.provider);
  return {
    provider: writer.provider,
    model: writer.model,
    writer: writer.writer,
    writeArticle: (wanted) => noting('writeArticle', () => writer.writeArticle(wanted)),
    writeReview: (wanted) => noting('writeReview', () => writer.writeReview(wanted)),
  };
}

export function observeImageProcessor(
  imageProcessor: ImageProcessor,
  watch: WatchPort,
): ImageProcessor {
  const noting = watch('imageProcessor', imageProcessor.provider);
  return {
    provider: imageProcessor.provider,
    develop: (...given) => noting('develop', () => imageProcessor.develop(...given)),
  };
}
