import type { PerLocale } from '#domain/locale.ts';
import type { FormerText } from '#content/legal/former-text.ts';

/** The privacy policy as it was until 25 November 2026; nothing here changes any more. */
export const privacyOf20261123: PerLocale<FormerText> = {
  cs: {
    title: 'Ochrana soukromí',
    version: '2026-11-23',
    effective:
      'Zásady poprvé nabyly účinnosti 1.\u00a0listopadu\u00a02025. Toto je znění 2026-11-23, účinné od 23.\u00a0listopadu\u00a02026.',
    sections: [
      {
        id: 'controller',
        heading: '1. Kdo údaje spravuje',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Správcem osobních údajů v\u00a0obchodě {brand} ({origins.cs} a\u00a0{origins.en}) je {operator.name}, IČO {operator.companyId}, se sídlem {operator.address}, zápis v\u00a0rejstříku: {operator.register}. Ve věcech soukromí nám pište na {supportMail}, telefon {operator.phone}. Pověřence pro ochranu osobních údajů nemáme, protože nám ho zákon neukládá.',
          },
          {
            kind: 'paragraph',
            text: 'Prohlížet obchod můžete, aniž byste nám o\u00a0sobě cokoli řekli. Účet si nezakládáte a\u00a0heslo po vás nechceme. Údaje, které jsou v\u00a0objednávce označené jako povinné, potřebujeme k\u00a0uzavření smlouvy; bez nich objednat nejde.',
          },
        ],
      },
      {
        id: 'purposes',
        heading: '2. Co zpracováváme a\u00a0proč',
        blocks: [
          {
            kind: 'facts',
            items: [
              [
                'Objednávka a\u00a0dodání',
                'Jméno, e\u2011mail, telefon, případně firma, IČO, DIČ, adresa a\u00a0poznámka; objednané balíčky a\u00a0odkazy na profily a\u00a0příspěvky; průběh objednávky, platby a\u00a0vrácení peněz; vaše volby a\u00a0souhlasy s\u00a0verzí textu a\u00a0časem. Základem je smlouva (čl.\u00a06 odst.\u00a01 písm.\u00a0b) GDPR).',
              ],
              [
                'Faktury a\u00a0účetnictví',
                'Údaje z\u00a0objednávky, které musí být na daňovém dokladu. Základem je zákon (čl.\u00a06 odst.\u00a01 písm.\u00a0c) GDPR, §\u00a035 zákona o\u00a0DPH).',
              ],
              [
                'Odstoupení od smlouvy a\u00a0reklamace',
                'Jméno, e\u2011mail, číslo objednávky, obsah vašeho podání s\u00a0datem a\u00a0časem a\u00a0jak jsme ho vyřídili. Základem je zákon; zároveň tím doložíme, že jsme mu vyhověli (čl.\u00a06 odst.\u00a01 písm.\u00a0c) a\u00a0f) GDPR).',
              ],
              [
                'Zprávy, poptávky a\u00a0pomoc s\u00a0platbou',
                'Co vyplníte ve formuláři nebo napíšete e\u2011mailem: jméno, e\u2011mail, telefon, firma, téma a\u00a0text. Na uvedený e\u2011mail vám pošleme kopii. Základem je jednání o\u00a0smlouvě, jinak náš oprávněný zájem odpovědět vám (čl.\u00a06 odst.\u00a01 písm.\u00a0b) a\u00a0f) GDPR).',
              ],
              [
                'E\u2011maily o\u00a0objednávce',
                'Potvrzení, faktura, změny stavu a\u00a0jediné upozornění na nezaplacenou objednávku. Patří ke smlouvě. Obchodní sdělení nerozesíláme.',
              ],
              [
                'Recenze',
                'Po dokončení objednávky vám můžeme jednou poslat pozvánku k\u00a0recenzi. Odmítnete ji zaškrtnutím v\u00a0objednávce nebo odkazem v\u00a0pozvánce samé. Základem je náš oprávněný zájem znát zkušenosti zákazníků (čl.\u00a06 odst.\u00a01 písm.\u00a0f) GDPR). Napíšete\u2011li recenzi, uložíme její text, hodnocení a\u00a0podpis, který si zvolíte, a\u00a0po kontrole ji zveřejníme. Základem je váš souhlas (čl.\u00a06 odst.\u00a01 písm.\u00a0a) GDPR), který můžete kdykoli odvolat.',
              ],
              [
                'Ochrana obchodu',
                'Počítáme, kolikrát se z\u00a0jedné IP adresy nebo s\u00a0jedním e\u2011mailem odeslal formulář, aby obchod nešlo zahltit. Adresa ani e\u2011mail se přitom neukládají, jen jejich otisk, a\u00a0ten nejpozději do dvou dnů smažeme. Základem je náš oprávněný zájem na bezpečném provozu (čl.\u00a06 odst.\u00a01 písm.\u00a0f) GDPR).',
              ],
            ],
          },
          {
            kind: 'paragraph',
            text: 'Jméno profilu je také osobní údaj. Objednáváte\u2011li pro cizí profil, musí s\u00a0tím jeho správce souhlasit. Objednal\u2011li někdo službu pro váš profil bez vašeho vědomí, napište nám a\u00a0plnění po ověření zastavíme.',
          },
        ],
      },
      {
        id: 'retention',
        heading: '3. Jak dlouho údaje uchováváme',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Co už nepotřebujeme, maže obchod každý den sám:',
          },
          {
            kind: 'facts',
            items: [
              [
                'Zaplacené objednávky, faktury, odstoupení od smlouvy a\u00a0platby, které k\u00a0žádné objednávce nepatří',
                '10\u00a0let od konce roku, kterého se týkají, jak ukládá zákon o\u00a0DPH.',
              ],
              [
                'Stránka objednávky',
                '2\u00a0roky. Pak přestane fungovat odkaz na ni a\u00a0smažeme telefon, poznámku, odkazy na profily a\u00a0průběh dodání.',
              ],
              ['Nezaplacené objednávky', '30\u00a0dní.'],
              ['Zprávy, poptávky a\u00a0záznamy o\u00a0odeslaných e\u2011mailech', '2\u00a0roky.'],
              ['Oznámení od platební brány', '90\u00a0dní, jen jejich čísla.'],
              [
                'Pozvánky k\u00a0recenzím a\u00a0nezveřejněné recenze',
                '2\u00a0roky. Přání další pozvánky nedostávat uchováváme stejně dlouho jako objednávku.',
              ],
              [
                'Zveřejněné recenze',
                'Stejně dlouho jako objednávku, ke které patří. Na požádání je stáhneme dřív.',
              ],
              [
                'Zálohy',
                'Údaje, které obchod smazal, zůstávají v\u00a0záloze, dokud ji nenahradí novější; při obnově ze zálohy se smažou znovu.',
              ],
            ],
          },
        ],
      },
      {
        id: 'cookies',
        heading: '4. Cookies',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Používáme jen cookies nutné k\u00a0tomu, o\u00a0co sami žádáte: ke košíku, k\u00a0objednávce a\u00a0k\u00a0odstoupení od smlouvy. Souhlas k\u00a0nim zákon nevyžaduje (§\u00a089 odst.\u00a03 zákona č.\u00a0127/2005 Sb.), proto tu není žádná cookie lišta. Nikdo jiný je nečte a\u00a0nikoho nesledují. Když je v\u00a0prohlížeči zakážete, můžete web prohlížet dál, jen košík si nic nezapamatuje.',
          },
          {
            kind: 'facts',
            items: [
              [
                'cart',
                'Obsah košíku: balíčky, počty a\u00a0odkazy, které k\u00a0nim zadáte. 90\u00a0dní od poslední změny.',
              ],
              [
                'draft',
                'Co jste vyplnili ve druhém kroku objednávky, aby se to neztratilo. Do zavření prohlížeče nebo do zaplacení.',
              ],
              ['code', 'Slevový kód, který jste použili. Do zavření prohlížeče.'],
              [
                'company',
                'Které údaje firmy doplnil registr ARES. Do zavření prohlížeče nebo do zaplacení.',
              ],
              ['answer, notice', 'Zpráva, kterou má ukázat příští stránka objednávky. Minutu.'],
              [
                'withdrawal',
                'Co jste vyplnili při odstoupení od smlouvy, než ho potvrdíte. 1\u00a0hodinu.',
              ],
            ],
          },
          {
            kind: 'paragraph',
            text: 'Na zabezpečeném webu stojí před názvem ještě předpona __Host- nebo __Secure-, podle které cookies chrání prohlížeč. Stránka platební brány má své cookies a\u00a0řídí se zásadami jejího poskytovatele.',
          },
        ],
      },
      {
        id: 'counting',
        heading: '5. Měření návštěvnosti a\u00a0záznamy provozu',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Návštěvnost měříme jen jako součty: kolikrát se který den zobrazila která stránka a\u00a0odkud lidé obecně přišli. Návštěvníka nijak neoznačujeme, neukládáme jeho adresu ani prohlížeč a\u00a0z\u00a0čísel nejde zjistit, kdo co četl. Součty uchováváme 25\u00a0měsíců. Podrobnosti jsou na {origins.cs}/jak-merime. Nic se nenačítá od cizích služeb, web nemá reklamní ani analytické skripty.',
          },
          {
            kind: 'paragraph',
            text: 'Záznam provozu obsahuje čas, druh stránky, výsledek a\u00a0náhodné označení požadavku. Není v\u00a0něm IP adresa, e\u2011mail ani odkaz na objednávku. IP adresu při přenosu zná server a\u00a0ten, kdo ho hostuje; obchod ji neukládá.',
          },
        ],
      },
      {
        id: 'receivers',
        heading: '6. Komu údaje předáváme',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Údaje neprodáváme. Dostává je jen ten, koho k\u00a0některému z\u00a0těchto úkolů potřebujeme, a\u00a0jen v\u00a0tomto rozsahu:',
          },
          {
            kind: 'facts',
            items: [
              [
                'Platební brána',
                'Stripe Payments Europe, Limited, Irsko. Dostane e\u2011mail, číslo objednávky, balíčky a\u00a0částky. Spolu s\u00a0platbou u\u00a0ní leží i\u00a0záznam objednávky (jméno, e\u2011mail, telefon, firma, poznámka, odkazy na profily, verze souhlasů a\u00a0odkaz na stránku objednávky), abychom zaplacenou objednávku dokázali obnovit i\u00a0po havárii. Údaje o\u00a0kartě zadáváte přímo jí, k\u00a0nám se nedostanou. Co bráně předáme, u\u00a0ní zůstává po dobu, po kterou uchovává platbu; žádost o\u00a0výmaz jí předáme.',
              ],
              [
                'E\u2011mailový server',
                'Poskytovatel pošty, přes kterého odcházejí a\u00a0přicházejí naše e\u2011maily.',
              ],
              [
                'Hosting, databáze a\u00a0úložiště faktur',
                'Poskytovatelé serverů, na kterých obchod běží a\u00a0kde jsou zálohy a\u00a0soubory faktur.',
              ],
              [
                'Kdo objednávku technicky plní',
                'Dostane odkaz na profil nebo příspěvek a\u00a0množství. Vaše jméno, e\u2011mail ani telefon nedostává.',
              ],
              [
                'Registr ARES',
                'Ministerstvo financí. Načítáte\u2011li údaje firmy, dostane její IČO, nic dalšího.',
              ],
              [
                'Chat',
                'WhatsApp (WhatsApp Ireland Limited). Až když na tlačítko chatu sami klepnete; co tam napíšete, řídí se zásadami této služby.',
              ],
              [
                'Účetní, právní zástupci a\u00a0úřady',
                'V\u00a0rozsahu, který ukládá nebo dovoluje zákon, například při daňové kontrole.',
              ],
            ],
          },
        ],
      },
      {
        id: 'abroad',
        heading: '7. Předávání mimo Evropskou unii',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Sami údaje mimo Evropský hospodářský prostor neukládáme. Stripe a\u00a0WhatsApp patří do skupin se sídlem v\u00a0USA a\u00a0mohou tam údaje předávat; opírají se o\u00a0rozhodnutí Evropské komise o\u00a0odpovídající ochraně (Rámec EU–USA pro ochranu údajů) a\u00a0o\u00a0standardní smluvní doložky. Plní\u2011li objednávku dodavatel mimo tento prostor, dostane jen veřejný odkaz a\u00a0množství.',
          },
        ],
      },
      {
        id: 'rights',
        heading: '8. Vaše práva',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Můžete od nás chtít:',
          },
          {
            kind: 'list',
            items: [
              'přístup: potvrzení, co o\u00a0vás máme, a\u00a0kopii těchto údajů;',
              'opravu toho, co není správně;',
              'výmaz toho, co už nepotřebujeme; faktury a\u00a0co k\u00a0nim patří smazat nesmíme, dokud běží zákonná doba;',
              'omezení zpracování, dokud se spor o\u00a0údaje nevyřeší;',
              'přenositelnost: údaje, které jste nám dali, ve strojově čitelné podobě;',
              'námitku proti zpracování, které stojí na oprávněném zájmu; pozvánky k\u00a0recenzím tím skončí vždy;',
              'stažení recenze: souhlas s\u00a0jejím zveřejněním můžete kdykoli odvolat.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Napište na {supportMail} z\u00a0adresy, kterou máte v\u00a0objednávce, ať poznáme, že jste to vy. Odpovíme bez zbytečného odkladu, nejpozději do měsíce; složitou žádost můžeme se zdůvodněním prodloužit o\u00a0další dva měsíce. Nic za to neplatíte.',
          },
        ],
      },
      {
        id: 'authority',
        heading: '9. Kde si můžete stěžovat',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Dozor má Úřad pro ochranu osobních údajů, Pplk. Sochora 27, 170\u00a000 Praha\u00a07, https://uoou.gov.cz. Obrátit se můžete i\u00a0na úřad země, kde žijete nebo pracujete.',
          },
        ],
      },
      {
        id: 'automated',
        heading: '10. Automatické rozhodování',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Žádné rozhodnutí, které by pro vás mělo právní nebo podobně významný dopad, nedělá stroj sám a\u00a0profily zákazníků nevytváříme. Ceníkové ceny jsou pro všechny stejné; slevu určuje jen počet balíčků, nebo slevový kód, který zadáte.',
          },
        ],
      },
      {
        id: 'closing',
        heading: '11. Změny',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Změníme\u2011li, co s\u00a0údaji děláme, změníme nejdřív tento text. Každé znění má svoje datum a\u00a0všechna zůstávají na {origins.cs}/ochrana-soukromi#versions.',
          },
          {
            kind: 'paragraph',
            text: 'Zásady poprvé nabyly účinnosti 1.\u00a0listopadu\u00a02025. Toto je znění 2026-11-23, účinné od 23.\u00a0listopadu\u00a02026.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    version: '2026-11-23',
    effective:
      'Our privacy policy first took effect on 1 November 2025. This is version 2026-11-23, effective from 23 November 2026.',
    sections: [
      {
        id: 'controller',
        heading: '1. Who is responsible',
        blocks: [
          {
            kind: 'paragraph',
            text: 'The controller of personal data in the {brand} shop ({origins.en} and {origins.cs}) is {operator.name}, company ID {operator.companyId}, registered office {operator.address}, register entry: {operator.register}. For anything about privacy write to {supportMail} or call {operator.phone}. We have no data protection officer because the law does not require us to have one.',
          },
          {
            kind: 'paragraph',
            text: 'You can look around the shop without telling us anything about yourself. There is no account to set up, and we never ask for a password. We need the details marked as required in the order to make the contract; without them you cannot order.',
          },
        ],
      },
      {
        id: 'purposes',
        heading: '2. What we process and why',
        blocks: [
          {
            kind: 'facts',
            items: [
              [
                'Order and delivery',
                'Name, email, phone and, where given, company, company ID, VAT ID, address and note; the packages ordered and the links to profiles and posts; the course of the order, payments and refunds; your choices and consents with the version of the text and the time. The basis is the contract (Art. 6(1)(b) GDPR).',
              ],
              [
                'Invoices and accounting',
                'The order details that a tax document has to carry. The basis is the law (Art. 6(1)(c) GDPR, section 35 of the Czech VAT Act).',
              ],
              [
                'Withdrawal and complaints',
                'Name, email, order number, what you declared with date and time, and how we settled it. The basis is the law, and being able to show that we followed it (Art. 6(1)(c) and (f) GDPR).',
              ],
              [
                'Messages, inquiries and payment help',
                'What you fill in or write to us: name, email, phone, company, subject and text. A copy goes to the email you enter. The basis is the preparation of a contract, otherwise our legitimate interest in answering you (Art. 6(1)(b) and (f) GDPR).',
              ],
              [
                'Emails about an order',
                'Confirmation, invoice, news of the order and a single reminder of an unpaid one. They belong to the contract. We send no marketing emails.',
              ],
              [
                'Reviews',
                'Once an order is complete we may send you one invitation to review it. You decline it by ticking a box in the order or with the link in the invitation itself. The basis is our legitimate interest in knowing our customers’ experience (Art. 6(1)(f) GDPR). If you write a review, we store its text, the rating and the name you choose to sign with, and publish it after a check. The basis is your consent (Art. 6(1)(a) GDPR), which you can withdraw at any time.',
              ],
              [
                'Protecting the shop',
                'We count how often a form is sent from one IP address or with one email address, so that nobody can flood the shop. Neither is stored for that, only a fingerprint (a hash) of it, which is deleted within two days. The basis is our legitimate interest in safe operation (Art. 6(1)(f) GDPR).',
              ],
            ],
          },
          {
            kind: 'paragraph',
            text: 'The name of a profile is personal data too. If you order for somebody else’s profile, its owner has to agree. If somebody has ordered our service for your profile without your consent, write to us; once we have checked it, we stop the delivery.',
          },
        ],
      },
      {
        id: 'retention',
        heading: '3. How long we keep it',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Every day the shop deletes what it no longer needs:',
          },
          {
            kind: 'facts',
            items: [
              [
                'Paid orders, invoices, withdrawals, and payments that fit no order',
                '10 years after the end of the year they belong to, as the Czech VAT Act requires.',
              ],
              [
                'The order page',
                '2 years. Then its link stops working, and we delete phone, note, links to profiles and the course of delivery.',
              ],
              ['Unpaid orders', '30 days.'],
              ['Messages, inquiries and records of emails sent', '2 years.'],
              ['Notifications from the payment provider', '90 days, their ids only.'],
              [
                'Invitations to review, and reviews that were not published',
                '2 years. The wish for no more invitations is kept as long as the order.',
              ],
              [
                'Published reviews',
                'As long as the order they belong to. On request we take them down earlier.',
              ],
              [
                'Backups',
                'What the shop has deleted stays in a backup until a newer one replaces that backup; after a restore it is deleted again.',
              ],
            ],
          },
        ],
      },
      {
        id: 'cookies',
        heading: '4. Cookies',
        blocks: [
          {
            kind: 'paragraph',
            text: 'We use only the cookies that something you ask for needs: the cart, the order and the withdrawal form. The law requires no consent for them (section 89 of Czech Act No. 127/2005 Coll.), which is why there is no banner. Nobody else reads them, and none of them tracks you. If you block them in your browser, you can still read the site, but the cart cannot keep anything.',
          },
          {
            kind: 'facts',
            items: [
              [
                'cart',
                'What is in the cart: packages, quantities and the links you give for them. 90 days from the last change.',
              ],
              [
                'draft',
                'What you have filled in at the second step of the order, so that it is not lost. Until you close the browser or pay.',
              ],
              ['code', 'The discount code you have applied. Until you close the browser.'],
              [
                'company',
                'Which company details the public register has filled in. Until you close the browser or pay.',
              ],
              ['answer, notice', 'A message for the next page of the order. One minute.'],
              [
                'withdrawal',
                'What you have filled in to withdraw from a contract, until you confirm it. 1 hour.',
              ],
            ],
          },
          {
            kind: 'paragraph',
            text: 'On the secure site their names begin with __Host- or __Secure-, by which the browser protects them. The payment provider’s page has cookies of its own, under the provider’s own policy.',
          },
        ],
      },
      {
        id: 'counting',
        heading: '5. Counting visits and keeping logs',
        blocks: [
          {
            kind: 'paragraph',
            text: 'We count visits only as totals: how often each page was shown on a day, and roughly where its readers came from. For this we give visitors no identifier and store neither their IP address nor their browser, and nobody can tell from the numbers who read what. The totals are kept for 25 months. Details are at {origins.en}/how-we-count. Nothing is loaded from other companies; the site has no advertising or analytics scripts.',
          },
          {
            kind: 'paragraph',
            text: 'The log holds the time, the kind of page, the outcome and a random id of the request. It holds no IP address, no email and no link to an order. The server and whoever hosts it know the IP address while they answer you; the shop does not store it.',
          },
        ],
      },
      {
        id: 'receivers',
        heading: '6. Who receives it',
        blocks: [
          {
            kind: 'paragraph',
            text: 'We do not sell data. It goes only to those we need for one of these tasks, and only to this extent:',
          },
          {
            kind: 'facts',
            items: [
              [
                'Payment provider',
                'Stripe Payments Europe, Limited, Ireland. It receives your email, the order number, packages and amounts. A record of the order is also stored with the payment (name, email, phone, company, note, links to profiles, versions of consents and the link to the order page), so that we can restore a paid order even after a disaster. You enter card details with Stripe directly; they never reach us. The record stays there as long as Stripe keeps the payment; we pass requests for erasure on.',
              ],
              ['Mail server', 'The mail provider through which our emails are sent and received.'],
              [
                'Hosting, database and invoice storage',
                'The providers of the servers on which the shop runs and where backups and invoice files are stored.',
              ],
              [
                'The supplier that carries out the order',
                'It receives the link to the profile or post and the quantity. It does not receive your name, email or phone.',
              ],
              [
                'The ARES register',
                'The Czech Ministry of Finance. If you look up a company, it receives the company ID and nothing else.',
              ],
              [
                'Chat',
                'WhatsApp (WhatsApp Ireland Limited), and only if you open the chat yourself; what you write there is subject to that service’s policy.',
              ],
              [
                'Accountants, lawyers and authorities',
                'To the extent the law requires or allows, for example in a tax audit.',
              ],
            ],
          },
        ],
      },
      {
        id: 'abroad',
        heading: '7. Transfers outside the European Union',
        blocks: [
          {
            kind: 'paragraph',
            text: 'We ourselves store no data outside the European Economic Area. Stripe and WhatsApp belong to groups based in the USA and may transfer data there; they rely on the European Commission’s adequacy decision (EU–US Data Privacy Framework) and on standard contractual clauses. If a supplier outside the area carries out an order, it receives only the public link and the quantity.',
          },
        ],
      },
      {
        id: 'rights',
        heading: '8. Your rights',
        blocks: [
          {
            kind: 'paragraph',
            text: 'You can ask us for:',
          },
          {
            kind: 'list',
            items: [
              'access: confirmation of what we hold about you, and a copy of it;',
              'correction of what is wrong;',
              'erasure of what we no longer need; invoices and what belongs to them may not be erased while the statutory period runs;',
              'restriction of processing while a dispute about data is open;',
              'portability: the data you gave us, in a machine-readable form;',
              'an end to processing that rests on a legitimate interest, by objecting to it; if you object to invitations to review, we always stop them;',
              'your review taken down: the consent to publish it can be withdrawn at any time.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Write to {supportMail} from the address in your order, so that we can tell it is you. We answer without undue delay, and within a month at the latest; for a complex request we may take two more months and will tell you why. It costs you nothing.',
          },
        ],
      },
      {
        id: 'authority',
        heading: '9. Where you can complain',
        blocks: [
          {
            kind: 'paragraph',
            text: 'The supervisory authority is the Czech Office for Personal Data Protection, Pplk. Sochora 27, 170 00 Praha 7, https://uoou.gov.cz. You may also turn to the authority of the country where you live or work.',
          },
        ],
      },
      {
        id: 'automated',
        heading: '10. Automated decisions',
        blocks: [
          {
            kind: 'paragraph',
            text: 'No decision with a legal or similarly significant effect on you is made by a machine alone, and we build no profiles of customers. Prices are the same for everybody; the volume discount depends on the number of packages only.',
          },
        ],
      },
      {
        id: 'closing',
        heading: '11. Changes',
        blocks: [
          {
            kind: 'paragraph',
            text: 'If what we do with data changes, this text changes first. Every version has its date, and all of them stay at {origins.en}/ochrana-soukromi#versions.',
          },
          {
            kind: 'paragraph',
            text: 'Our privacy policy first took effect on 1 November 2025. This is version 2026-11-23, effective from 23 November 2026.',
          },
        ],
      },
    ],
  },
};
