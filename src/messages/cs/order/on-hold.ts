/** What of an order is on hold while its customer's withdrawal is dealt with; in e-mails too. Czech is the type. */
export const onHold = {
  about: (packages: string) => `Týká se: ${packages}.`,
  whole: 'Dodávání jsme pozastavili.',
  /** The rest waits as well. */
  part: 'Do vyřízení jsme pozastavili celou objednávku, aby se nedodalo nic, od čeho odstupujete.',
  rest: (packages: string) => `Potom dodáme: ${packages}.`,
  /** Nothing else goes on. */
  last: 'Dodávání jsme pozastavili; ostatní balíčky už se nedodávají.',
  /** Nobody has read yet which packages are meant. */
  unread: 'Pozastavili jsme celou objednávku, než zjistíme, od kterých balíčků odstupujete.',
  others: 'Ostatní potom dodáme.',
  over: 'Dodávání už předtím skončilo.',
};

export type OnHoldWords = typeof onHold;
