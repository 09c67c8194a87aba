import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCompanyNumber } from '#domain/customer/company-numbers.ts';
import { type Settings, readSettings, unsetIdentity } from './settings.ts';

const identity = {
  BRAND: 'Vzlet',
  OPERATOR_NAME: 'Vzlet s. r. o.',
  OPERATOR_COMPANY_ID: '27074358',
  OPERATOR_VAT_ID: 'none',
  OPERATOR_ADDRESS: 'Dlouhá 1, 110 00 Praha 1',
  OPERATOR_REGISTER: 'C 123456, Městský soud v Praze',
  OPERATOR_PHONE: '+420 777 123 456',
  SUPPORT_MAIL: 'podpora@vzlet.cz',
  CHAT_NUMBER: '+420 777 123 456',
};

const publicShop = {
  ...identity,
  CS_ORIGIN: 'https://vzlet.cz',
  EN_ORIGIN: 'https://vzlet.com',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

function read(env: Record<string, string>): Settings {
  const answer = readSettings(env);
  if (!answer.ok) throw new Error(answer.faults.join('\n'));
  return answer.settings;
}

function faults(env: Record<string, string>): string[] {
  const answer = readSettings(env);
  return answer.ok ? [] : answer.faults;
}

describe('readSettings', () => {
  it('makes a local demo shop of an empty environment', () => {
    const settings = read({});
    expect(settings.port).toBe(3000);
    expect(settings.shop.origins).toEqual({
      cs: 'http://localhost:3000',
      en: 'http://en.localhost:3000',
    });
    expect(settings.shop.isLocal).toBe(true);
    expect(settings.shop.operator.name).toContain('Demo');
    expect(readCompanyNumber(settings.shop.operator.companyId).ok).toBe(true);
    expect(settings.shop.orderMail).toBe(settings.shop.supportMail);
    expect(settings.dataDir).toBe(resolve('data'));
    expect(settings.stripe).toBeUndefined();
  });

  it('takes a stand-in for Stripe on this machine, and elsewhere only where it is encrypted', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
    const here = { ...keys, STRIPE_API_ORIGIN: 'http://127.0.0.1:4242' };
    expect(read(here).stripe?.apiOrigin).toBe('http://127.0.0.1:4242');
    expect(faults({ ...keys, STRIPE_API_ORIGIN: 'https://stripe.example' })).toEqual([]);
    expect(faults({ ...keys, STRIPE_API_ORIGIN: 'http://stripe.example' })).toHaveLength(1);
    expect(faults({ STRIPE_API_ORIGIN: 'http://127.0.0.1:4242' })).toHaveLength(1);
  });

  it('moves both editions with the port', () => {
    expect(read({ PORT: '4000' }).shop.origins.en).toBe('http://en.localhost:4000');
  });

  it('takes an empty setting for one that is not set', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('names everything that is wrong at once, without repeating a value', () => {
    const found = faults({
      PORT: '70000',
      LISTEN_HOST: 'http://127.0.0.1',
      CS_ORIGIN: 'https://vzlet.cz/obchod',
      SUPPORT_MAIL: 'nobody',
      OPERATOR_COMPANY_ID: '12345678',
      TRUST_PROXY: 'perhaps',
      STRIPE_SECRET_KEY: 'pk_live_secret',
    });
    const named = found.map((fault) => fault.split(' ')[0]);
    expect(named).toEqual([
      'PORT',
      'LISTEN_HOST',
      'CS_ORIGIN',
      'TRUST_PROXY',
      'OPERATOR_COMPANY_ID',
      'SUPPORT_MAIL',
      'STRIPE_SECRET_KEY',
      'STRIPE_SECRET_KEY',
    ]);
    expect(found.join('\n')).not.toContain('pk_live_secret');
  });

  it.each([
    'ftp://vzlet.cz',
    'vzlet.cz',
    'https://',
    'https://vzlet.cz/cs',
    'https://vzlet.cz?x',
    'https://vzlet.cz#x',
    'https://user@vzlet.cz',
    'https://vzlet.cz:99999',
  ])('refuses %s as an origin', (origin) => {
    expect(faults({ ...publicShop, CS_ORIGIN: origin })[0]).toMatch(/^CS_ORIGIN must be an origin/);
  });

  it('drops the slash at the end of an origin and writes its host in small letters', () => {
    expect(read({ ...publicShop, CS_ORIGIN: 'https://Vzlet.cz/' }).shop.origins.cs).toBe(
      'https://vzlet.cz',
    );
  });

  it.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://cs.localhost'])(
    'counts %s as this machine',
    (origin) => {
      expect(read({ CS_ORIGIN: origin }).shop.isLocal).toBe(true);
    },
  );

  it.each([
    'https://localhost.example.com',
    'https://127.0.0.1.example.com',
    'https://notlocalhost',
  ])('counts %s as public', (origin) => {
    expect(read({ ...publicShop, CS_ORIGIN: origin }).shop.isLocal).toBe(false);
  });

  it('reads the origins that may call, several with commas between them', () => {
    expect(read({}).shop.apiOrigins).toEqual([]);
    const several = 'https://App.example/, http://localhost:5173';
    expect(read({ API_ORIGINS: several }).shop.apiOrigins).toEqual([
      'https://app.example',
      'http://localhost:5173',
    ]);
    for (const wrong of ['*', 'https://app.example,', 'https://a.example https://b.example']) {
      expect(faults({ API_ORIGINS: wrong })[0]).toMatch(/^API_ORIGINS must be origins/);
    }
  });

  it('demands https of a public origin', () => {
    expect(faults({ ...publicShop, EN_ORIGIN: 'http://vzlet.com' })).toEqual([
      'EN_ORIGIN must begin with https:// because it is public.',
    ]);
  });

  it('demands a host of its own for each edition', () => {
    expect(faults({ ...publicShop, EN_ORIGIN: 'https://vzlet.cz' })[0]).toContain(
      'different hosts',
    );
  });

  it('refuses a shop of which one edition is public and the other is not', () => {
    expect(faults({ ...publicShop, EN_ORIGIN: '' })[0]).toContain('both be public');
  });

  it('refuses the test checkout on a public shop unless a setting allows it', () => {
    const { CS_ORIGIN, EN_ORIGIN } = publicShop;
    expect(faults({ CS_ORIGIN, EN_ORIGIN })[0]).toContain('ALLOW_TEST_CHECKOUT');
    expect(read({ CS_ORIGIN, EN_ORIGIN, ALLOW_TEST_CHECKOUT: 'true' }).stripe).toBeUndefined();
    expect(read(publicShop).stripe).toEqual({ secretKey: 'sk_live_x', webhookSecret: 'whsec_x' });
  });

  it.each(['sk_test_x', 'rk_test_x'])('takes the key %s for the test checkout it is', (key) => {
    const withTestKey = { ...publicShop, STRIPE_SECRET_KEY: key };
    const found = faults(withTestKey);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^STRIPE_SECRET_KEY is a test key.*ALLOW_TEST_CHECKOUT/);
    expect(read({ ...withTestKey, ALLOW_TEST_CHECKOUT: 'true' }).stripe?.secretKey).toBe(key);
    const here = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_x' };
    expect(read(here).stripe?.secretKey).toBe(key);
  });

  it('lets no public shop take money in the name of the demo’s company', () => {
    for (const name of Object.keys(identity)) {
      const found = faults({ ...publicShop, [name]: '' });
      expect(found.map((fault) => fault.split(' ')[0])).toEqual([name]);
      expect(faults({ ...publicShop, [name]: '', ALLOW_TEST_CHECKOUT: 'true' })).toEqual(found);
    }
  });

  it('refuses half of the payment settings', () => {
    expect(faults({ STRIPE_WEBHOOK_SECRET: 'whsec_x' })).toEqual([
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set all or none.',
    ]);
  });

  const s3 = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_REGION: 'eu-central-1',
    S3_BUCKET: 'vzlet',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('takes the settings of a bucket all or none', () => {
    expect(read(s3).s3).toMatchObject({ endpoint: 'https://s3.example.com', bucket: 'vzlet' });
    expect(read({}).s3).toBeUndefined();
    expect(faults({ ...s3, S3_BUCKET: '' })[0]).toContain('S3_BUCKET');
  });

  it.each([
    ['https://s3.example.com/', true],
    ['http://127.0.0.1:7070', true],
    ['http://localhost:7070', true],
    ['http://files:7070', true],
    ['http://s3.example.com', false],
    ['http://127.0.0.1.example.com', false],
    ['https://s3.example.com/vzlet', false],
    ['s3.example.com', false],
  ])('takes %s for the address of a storage: %s', (endpoint, isTaken) => {
    expect(faults({ ...s3, S3_ENDPOINT: endpoint }).length === 0).toBe(isTaken);
  });

  it('understands an operator without a VAT id and a chat number with spaces', () => {
    const { shop } = read({ OPERATOR_VAT_ID: 'none', CHAT_NUMBER: '+420 777 123 456' });
    expect(shop.operator.vatId).toBe('');
    expect(shop.chatNumber).toBe('420777123456');
  });
});

describe('unsetIdentity', () => {
  it('names what a public shop has not set, and nothing on a local one', () => {
    const { CS_ORIGIN, EN_ORIGIN } = publicShop;
    const demo = { CS_ORIGIN, EN_ORIGIN, ALLOW_TEST_CHECKOUT: 'true', BRAND: 'Vzlet' };
    expect(unsetIdentity(read(demo))).toEqual([
      'OPERATOR_NAME',
      'OPERATOR_COMPANY_ID',
      'OPERATOR_VAT_ID',
      'OPERATOR_ADDRESS',
      'OPERATOR_REGISTER',
      'OPERATOR_PHONE',
      'SUPPORT_MAIL',
      'CHAT_NUMBER',
    ]);
    expect(unsetIdentity(read({}))).toEqual([]);
  });
});
