import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A passkey that says of its user what a test wants: a found one has verified nobody. */
export interface SoftPasskey {
  /** Answers like `navigator.credentials.create`, as JSON. */
  create(options: Creation, flags?: Flags): string;
  /** Answers like `navigator.credentials.get`, as JSON. */
  get(options: Request, flags?: Flags): string;
}

interface Flags {
  /** Whether the authenticator says that finger, face or PIN were right. */
  isVerified?: boolean;
}

/** The options of WebAuthn as the shop sends them, as far as they matter here. */
export interface Creation {
  challenge: string;
  rp: { id?: string };
  user: { id: string };
}
export interface Request {
  challenge: string;
  rpId?: string;
}

/** @param origin of the page that asks */
export function createPasskey(origin: string): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let userHandle = '';
  let counter = 0;

  function authenticatorData(rpId: string, isVerified: boolean, attested: Buffer): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  }

  const frame = (response: Record<string, unknown>) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    create({ challenge, rp, user }, { isVerified = true } = {}) {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      // COSE (RFC 9053): kty EC2, alg ES256, crv P-256, x, y.
      const key = cborMap([
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = authenticatorData(rp.id ?? 'localhost', isVerified, attested);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return frame({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    get({ challenge, rpId = 'localhost' }, { isVerified = true } = {}) {
      const data = clientData('webauthn.get', challenge);
      const authData = authenticatorData(rpId, isVerified, Buffer.alloc(0));
      const signed = Buffer.concat([authData, sha256(data)]);
      return frame({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle,
      });
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

/** CBOR (RFC 8949), as much of it as a passkey writes. */
function cborHead(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}
function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}
function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}
function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
}
function cborMap(entries: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
