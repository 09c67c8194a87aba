import { type PeriodRange, lasting } from '#domain/period-text.ts';

export const home = {
  metaTitle: (brand: string) => `Sledující, lajky a zhlédnutí pro sociální sítě | ${brand}`,
  metaDescription:
    'Balíčky sledujících, lajků a zhlédnutí pro Instagram, TikTok, YouTube a Facebook. Cena, doba dodání i garance jsou známé předem, heslo nechceme.',
  badge: 'Bez hesla a bez registrace',
  headline: 'Ať se váš profil odlepí od země',
  lead: 'Balíčky sledujících, lajků a zhlédnutí s cenou, dobou dodání a garancí, které znáte předem.',
  order: 'Objednat',
  pricing: 'Ceník',
  trust: {
    title: 'Na co se můžete spolehnout',
    points: (guarantee: PeriodRange) => [
      {
        key: 'guarantee',
        title: `Garance ${lasting('cs', guarantee, 'day')}`,
        text: 'Úbytek v této době doplníme zdarma.',
      },
      {
        key: 'payment',
        title: 'Bezpečná platba',
        text: 'Platíte na stránce poskytovatele platby.',
      },
      {
        key: 'support',
        title: 'Podpora česky a anglicky',
        text: 'Napište nám e-mail nebo do chatu.',
      },
    ],
  },
  platforms: {
    title: 'Vyberte si síť',
    from: (price: string) => `od ${price}`,
    all: 'Celý ceník',
  },
  curve: {
    description: (amounts: string) => `Křivka růstu s body ve velikostech balíčků: ${amounts}.`,
  },
};

export type HomeMessages = typeof home;
