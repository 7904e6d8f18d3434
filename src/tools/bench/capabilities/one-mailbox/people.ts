import type { Reader } from '../unseen/readers.ts';

/** Whose mailbox it is: she buys for a maker of lenses in Freiburg, grew up in Leeds and uses one address for everything. */
export const READER: Reader = { name: 'Katrin Ashdown', address: 'katrin.ashdown@talhof-optik.example' };

/** A person that the mailbox knew before the year of the emails. */
export interface Known extends Reader {
  /** Day of the first email. */
  since: string;
  /** Emails that she wrote to the address. */
  written: number;
  /** Emails that came from the address, and those of them about money. */
  received: number;
  aboutMoney: number;
}

/** Colleagues, suppliers, family, and the services whose mail she gets. */
export const PEOPLE: readonly Known[] = [
  known('Jürgen Talhof', 'j.talhof@talhof-optik.example', '2022-05-02', [88, 140, 9]),
  known('Svenja Brandt', 's.brandt@talhof-optik.example', '2022-04-28', [41, 96, 12]),
  known('Ole Petersen', 'o.petersen@talhof-optik.example', '2022-05-03', [37, 74, 0]),
  known('IT-Service Talhof', 'it-service@talhof-optik.example', '2022-05-03', [19, 58, 0]),
  known('Greta Lohse', 'g.lohse@talhof-optik.example', '2023-01-16', [210, 264, 120]),
  known('Rohan Mehta', 'r.mehta@talhof-optik.example', '2023-09-04', [95, 118, 15]),
  known('Beata Wrona', 'b.wrona@szklo-wrona.example', '2022-06-14', [64, 71, 18]),
  known('Szkło Wrona - faktury', 'faktury@szklo-wrona.example', '2022-06-20', [3, 44, 44]),
  known('Matteo Salani', 'm.salani@vetreria-salani.example', '2023-02-09', [52, 60, 14]),
  known('Tomáš Dvorský', 'dvorsky@kmen-optika.example', '2022-11-03', [33, 39, 8]),
  known('中村 誠', 'nakamura@hoshino-kogaku.example', '2024-03-18', [17, 21, 5]),
  known('Amy Chen', 'amy.chen@clearway-optics.example', '2024-06-11', [29, 36, 11]),
  known('Fergal Quinn', 'fergal@dunmore-freight.example', '2023-05-22', [58, 67, 22]),
  known('Comptabilité Verrier Montclar', 'compta@verrier-montclar.example', '2024-01-30', [6, 13, 11]),
  known('Wouter Klinkhamer', 'w.klinkhamer@klinkhamer-verpakking.example', '2022-09-12', [22, 31, 4]),
  known('Lindström Mätteknik', 'order@lindstrom-matteknik.example', '2024-10-07', [8, 9, 3]),
  known('Steuerkanzlei Roth', 'kanzlei@roth-steuer.example', '2022-07-01', [26, 48, 10]),
  known('Pauline Ashdown', 'pauline.ashdown@gmail.com', '2022-04-30', [130, 152, 6]),
  known('Deniz Aksoy', 'deniz.aksoy@gmail.com', '2022-05-01', [310, 295, 21]),
  known('Marisol Ibáñez', 'marisol.ibz@hotmail.com', '2022-08-17', [47, 52, 3]),
  known('Sónia Barreto', 'sonia.barreto@sapo.pt', '2024-09-20', [21, 24, 9]),
  known('Frida Nyqvist', 'frida.nyqvist@telia.com', '2024-12-02', [4, 5, 1]),
  known('Nadja Feger', 'nadja.feger@web.de', '2024-09-11', [7, 33, 8]),
  known('Hausverwaltung Keil', 'hausverwaltung@keil-immobilien.example', '2023-03-15', [12, 15, 7]),
  known('Schule am Wald', 'sekretariat@schule-am-wald.example', '2024-08-26', [5, 27, 6]),
  known('Zahnarztpraxis Dr. Sutter', 'termine@praxis-sutter.example', '2023-10-10', [0, 7, 0]),
  known('optics-shop', 'optics-shop@lists.lensmakers.example', '2023-04-01', [11, 380, 0]),
  known('Spendwell', 'notifications@spendwell.example', '2024-02-05', [0, 42, 9]),
  known('BSI', 'newsletter@newsletter.bsi.bund.de', '2023-02-03', [0, 70, 0]),
  known('Which? Scam Alerts', 'which@newsletters.which.co.uk', '2024-05-10', [0, 61, 2]),
  known('River & Wetland Fund', 'hello@riverwetland.example', '2024-11-28', [0, 18, 15]),
  known('Bürgerbündnis Rheinwald', 'aktion@buergerbuendnis-rheinwald.example', '2025-03-06', [0, 11, 2]),
  known('Lana Dolomiti', 'ciao@lana-dolomiti.example', '2024-01-19', [0, 55, 0]),
  known('PayPal', 'service@paypal.de', '2022-05-30', [0, 64, 60]),
  known('Sparkasse', 'noreply@mailing.sparkasse.de', '2022-06-07', [0, 40, 1]),
  known('Wise', 'noreply@wise.com', '2023-06-19', [0, 35, 20]),
  known('DHL Paket', 'noreply@dhl.de', '2022-05-12', [0, 93, 0]),
  known('Amazon.fr', 'confirmation-commande@amazon.fr', '2023-11-24', [0, 6, 6]),
  known('Booking.com', 'noreply@booking.com', '2023-01-08', [0, 29, 6]),
  known('bahn.de', 'noreply@deutschebahn.com', '2022-07-21', [0, 46, 12]),
  known('Dropbox', 'no-reply@dropbox.com', '2023-08-02', [0, 9, 0]),
  known('SharePoint', 'no-reply@sharepointonline.com', '2022-10-04', [0, 57, 0]),
  known('Vinted', 'no-reply@vinted.fr', '2024-04-13', [0, 26, 8]),
];

function known(
  name: string,
  address: string,
  since: string,
  [written, received, aboutMoney]: [written: number, received: number, aboutMoney: number],
): Known {
  return { name, address, since, written, received, aboutMoney };
}
