import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** User present, user verified, and attested credential data included (WebAuthn, 6.1). */
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

interface Ceremony {
  challenge: string;
  origin: string;
  /** The host that the browser says it is on. */
  rpID: string;
  /** Without it, somebody only touched the device. */
  isVerified?: boolean;
}

/** A passkey in a device, as far as a server sees it: ES256, attestation “none”. */
export class Authenticator {
  readonly credentialId = randomBytes(32);
  /** How often it has signed. */
  counter = 0;
  readonly #privateKey: KeyObject;
  readonly #publicKey: { x: string; y: string };

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#publicKey = { x, y };
  }

  get id(): string {
    return this.credentialId.toString('base64url');
  }

  create(ceremony: Ceremony) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.#cosePublicKey()]);
    const authData = Buffer.concat([this.#authData(ceremony, FLAGS.attested), attested]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ]);
    const clientDataJSON = clientData('webauthn.create', ceremony).toString('base64url');
    return this.#credential({ clientDataJSON, attestationObject: attestationObject.toString('base64url') });
  }

  assert(ceremony: Ceremony, userHandle?: string) {
    this.counter += 1;
    const data = clientData('webauthn.get', ceremony);
    const authenticatorData = this.#authData(ceremony);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()]);
    return this.#credential({
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      ...(userHandle !== undefined && { userHandle: Buffer.from(userHandle).toString('base64url') }),
    });
  }

  #credential<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  #authData({ rpID, isVerified = true }: Ceremony, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = Buffer.from([FLAGS.present | (isVerified ? FLAGS.verified : 0) | more]);
    return Buffer.concat([createHash('sha256').update(rpID).digest(), flags, counter]);
  }

  /** COSE_Key (RFC 9053, 7.1.1): kty EC2, alg ES256, crv P-256, x, y. */
  #cosePublicKey(): Buffer {
    const coordinate = (value: string) => bytes(Buffer.from(value, 'base64url'));
    const { x, y } = this.#publicKey;
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    return Buffer.concat([head, Buffer.from([0x21]), coordinate(x), Buffer.from([0x22]), coordinate(y)]);
  }
}

function clientData(type: string, { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** CBOR (RFC 8949, 3.1): texts below 24 bytes. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
  const head = Buffer.from(value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff]);
  return Buffer.concat([head, value]);
}
