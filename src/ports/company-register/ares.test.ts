import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAres } from './ares.ts';
import { type CompanyRegisterUnderTest, describeCompanyRegister } from './contract.ts';
import { CompanyRegisterDenied, CompanyRegisterUnavailable } from './port.ts';

/** Entries in the register's own shape, shortened to what is near the fields we read. */
const entries: Record<string, object> = {
  '45274649': {
    ico: '45274649',
    obchodniJmeno: 'ČEZ, a. s.',
    dic: 'CZ45274649',
    pravniForma: '121',
    datumVzniku: '1992-05-06',
    sidlo: {
      kodStatu: 'CZ',
      nazevStatu: 'Česká republika',
      nazevObce: 'Praha',
      nazevMestskeCastiObvodu: 'Praha 4',
      nazevUlice: 'Duhová',
      cisloDomovni: 1444,
      cisloOrientacni: 2,
      nazevCastiObce: 'Michle',
      psc: 14000,
      textovaAdresa: 'Duhová 1444/2, Michle, 14000 Praha 4',
    },
    seznamRegistraci: { stavZdrojeVr: 'AKTIVNI', stavZdrojeDph: 'AKTIVNI' },
    primarniZdroj: 'ros',
  },
  '00177041': {
    ico: '00177041',
    obchodniJmeno: 'ŠKODA AUTO a.s.',
    dic: 'CZ00177041',
    sidlo: {
      nazevObce: 'Mladá Boleslav',
      nazevUlice: 'tř. Václava Klementa',
      cisloDomovni: 869,
      psc: 29301,
    },
  },
  '45317054': {
    ico: '45317054',
    obchodniJmeno: 'Komerční banka, a.s.',
    sidlo: {
      nazevObce: 'Praha',
      nazevUlice: 'Na příkopě',
      cisloDomovni: 969,
      cisloOrientacni: 33,
      psc: 11407,
    },
    seznamRegistraci: { stavZdrojeDph: 'NEEXISTUJICI' },
  },
  '99990016': {
    ico: '99990016',
    obchodniJmeno: 'Ukázkové květinářství s.r.o.',
    sidlo: {
      nazevObce: 'Brno',
      nazevUlice: 'Kvítková',
      cisloDomovni: 12,
      cisloOrientacni: 3,
      cisloOrientacniPismeno: 'a',
      psc: 60200,
    },
  },
  '99990024': {
    ico: '99990024',
    obchodniJmeno: 'Ukázková pekárna na vsi',
    dic: null,
    sidlo: { nazevObce: 'Ukázka', nazevCastiObce: 'Dolní Ukázka', cisloDomovni: 12, psc: 39131 },
  },
  '99990032': {
    ico: '99990032',
    obchodniJmeno: 'Ukázková zaniklá s.r.o.',
    datumZaniku: '2020-01-31',
    sidlo: { textovaAdresa: 'Zaniklá 1, 10000 Praha' },
  },
};

const NOT_FOUND = { kod: 'NENALEZENO', popis: '', subKod: 'VYSTUP_SUBJEKT_NENALEZEN' };

/** How the register misbehaves, by the number that is asked for. */
const faults: Record<string, (answer: ServerResponse) => void> = {
  hang: () => {},
  stall: (answer) => answer.writeHead(200).write('{"ico":'),
  cut: (answer) => answer.destroy(),
  '500': (answer) => send(answer, 500, {}),
  '429': (answer) => send(answer, 429, {}),
  '403': (answer) => send(answer, 403, {}),
  '400': (answer) => send(answer, 400, { kod: 'CHYBA_VSTUPU' }),
  garbage: (answer) => answer.end('<html>Údržba</html>'),
  empty: (answer) => answer.end(),
  stranger: (answer) => send(answer, 200, entries['45274649'] ?? {}),
  nameless: (answer) => send(answer, 200, { ico: 'nameless' }),
  'wrong-404': (answer) => send(answer, 404, { status: 404, error: 'Not Found', path: '/x' }),
  redirect: (answer) => answer.writeHead(302, { location: '/45274649' }).end(),
  huge: (answer) => send(answer, 200, { ico: 'huge', obchodniJmeno: 'x'.repeat(1_100_000) }),
};

async function startAres(timeoutMs = 30_000): Promise<CompanyRegisterUnderTest> {
  const server = createServer((request, answer) => {
    const companyId = request.url?.slice(1) ?? '';
    const entry = entries[companyId];
    if (faults[companyId]) faults[companyId](answer);
    else send(answer, entry ? 200 : 404, entry ?? NOT_FOUND);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    companyRegister: createAres({ url: `http://127.0.0.1:${port}`, timeoutMs }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(answer: ServerResponse, status: number, body: object): void {
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

describeCompanyRegister('ARES', () => startAres());

describe('the name in the register', () => {
  it.each([
    [{ nazev: 'Jana Nováková' }, 'Jana Nováková'],
    [{ obchodniJmeno: 'Kavárna s.r.o.', nazev: 'Jana Nováková' }, 'Kavárna s.r.o.'],
  ])('is read from %j', async (names, name) => {
    const ares = await startAres();
    entries['60193336'] = {
      ...entries['99990016'],
      obchodniJmeno: undefined,
      ico: '60193336',
      ...names,
    };
    expect(await ares.companyRegister.findCompany('60193336')).toMatchObject({ company: { name } });
    delete entries['60193336'];
    await ares.close();
  });
});

describe('ARES in trouble', () => {
  let ares: CompanyRegisterUnderTest;
  let impatient: CompanyRegisterUnderTest;
  beforeAll(async () => {
    ares = await startAres();
    impatient = await startAres(300);
  });
  afterAll(async () => {
    await ares.close();
    await impatient.close();
  });

  it.each(['hang', 'stall', 'cut', '500', '429'])('is down: %s', async (fault) => {
    const asked = ['hang', 'stall'].includes(fault) ? impatient : ares;
    const error = await asked.companyRegister.findCompany(fault).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(CompanyRegisterUnavailable);
    expect(error).toMatchObject({ isOutage: true });
  });

  it('lets us ask no more, and is then left alone for a while', async () => {
    const error = await ares.companyRegister.findCompany('403').catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(CompanyRegisterDenied);
    expect(error).toMatchObject({ isOutage: true });
  });

  it.each(['400', 'garbage', 'empty', 'stranger', 'nameless', 'wrong-404', 'redirect', 'huge'])(
    'makes no sense, yet is not down: %s',
    async (fault) => {
      const error = await ares.companyRegister.findCompany(fault).catch((cause: unknown) => cause);
      expect(error).toBeInstanceOf(CompanyRegisterUnavailable);
      expect(error).toMatchObject({ isOutage: false });
    },
  );

  it('is unavailable where nothing listens', async () => {
    const nobody = createAres({ url: 'http://127.0.0.1:1' });
    await expect(nobody.findCompany('45274649')).rejects.toBeInstanceOf(CompanyRegisterUnavailable);
  });

  it('gives the address as the register writes it where its parts are missing', async () => {
    expect(await ares.companyRegister.findCompany('99990032')).toMatchObject({
      company: { address: 'Zaniklá 1, 10000 Praha' },
    });
  });
});
