/** Whose mailbox an email arrives in: one invented company for each language. */
export interface Reader {
  name: string;
  address: string;
}

export const READERS: Readonly<Record<string, Reader>> = {
  ar: { name: 'ليلى حداد', address: 'layla.haddad@alnoor-trading.example' },
  cs: { name: 'Petra Králová', address: 'kralova@kralova-sklo.example' },
  de: { name: 'Jonas Reuter', address: 'j.reuter@reuter-metallbau.example' },
  en: { name: 'Claire Donnelly', address: 'claire.donnelly@harrowgate-mills.example' },
  es: { name: 'Lucía Ferrer', address: 'lucia.ferrer@ferrer-hermanos.example' },
  fr: { name: 'Élodie Garnier', address: 'elodie.garnier@ateliers-garnier.example' },
  it: { name: 'Marco Bellini', address: 'marco.bellini@bellini-arredi.example' },
  ja: { name: '佐藤 健', address: 'sato@aoba-seiko.example' },
  ko: { name: '박지훈', address: 'jihoon.park@hanbit-parts.example' },
  nl: { name: 'Sanne de Wit', address: 'sanne@dewit-bouw.example' },
  pl: { name: 'Agnieszka Nowak', address: 'a.nowak@nowak-logistyka.example' },
  pt: { name: 'Tiago Moreira', address: 'tiago.moreira@moreira-ceramica.example' },
  sv: { name: 'Anna Lindqvist', address: 'anna@lindqvist-tra.example' },
  tr: { name: 'Emre Yıldız', address: 'emre@yildiz-tekstil.example' },
  zh: { name: '林思远', address: 'lin.siyuan@huayu-textile.example' },
};
