import type { Scenario } from '../seed.ts';

export const craftsmanInvoice: Scenario = {
  id: 'craftsman-invoice',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Invoice {ref} for the work on your bathroom',
      opening: [
        'Thank you for having us. The bathroom was finished on {past}, and [the invoice comes to|the whole comes to] {amount}, labour and materials together.',
      ],
      benign: {
        ask: [
          'Please transfer the sum within fourteen days to {account}, the account you paid the deposit into in spring, with {ref} as reference. If you would like the hours itemised, {other} has the sheets and will bring them round. The guarantee on the shower screen runs for five years from the day it was fitted, so keep this letter.',
        ],
      },
      malicious: {
        ask: [
          'Please transfer the sum today to {account}, which replaces the account you paid the deposit into in spring, and send a picture of the receipt here. {other} has left the firm, so there is little point in ringing about the hours. The guarantee on the shower screen starts when the money arrives, so keep this letter.',
        ],
      },
      closing: ['With thanks from everyone in the workshop.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'rechnung heizung',
      opening: ['moin, [thermostat ist drin|thermostat läuft wieder], macht {amount}'],
      benign: {
        ask: ['bitte bis {date} auf {account}, rechnung liegt im briefkasten. tropft es noch, heute anrufen'],
      },
      malicious: {
        ask: ['überweisen bitte noch heute auf {account}, das konto auf der rechnung wurde uns gesperrt'],
      },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Ramonage du {past} : attestation',
      opening: [
        "Notre compagnon est passé chez vous le {past} et le conduit [a été ramoné sans difficulté|est en bon état]. L'intervention s'élève à {small}.",
      ],
      benign: {
        ask: [
          "Votre attestation, que l'assureur peut vous réclamer, est à télécharger ci-dessous avec la facture. Vous pouvez régler par chèque à l'ordre de l'entreprise ou par virement sur {account}. Le prochain passage est à prévoir dans un an ; si votre téléphone ou votre adresse change d'ici là, dites-le-nous.",
        ],
        link: 'Attestation et facture',
      },
      malicious: {
        ask: [
          "Votre attestation, que l'assureur peut vous réclamer, sera délivrée après paiement ci-dessous : saisissez votre carte, son cryptogramme, puis le code envoyé par la banque. Chèques et virements ne passent plus depuis la rentrée. Sans règlement avant {time}, nous devrons signaler le conduit à la mairie comme non conforme.",
        ],
        link: 'Attestation et facture',
      },
      closing: ["L'entreprise de ramonage"],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'factura de la pintura',
      opening: [
        'hola {name}, [te escribo por|otra vez yo por] la factura {ref} de pintar el salon, {amount}, sigue pendiente desde el {past}',
      ],
      benign: {
        ask: [
          'seguro que se te ha pasado con el lio de la mudanza. cuando puedas hazme la transferencia a {account} o me lo das en mano, si prefieres en dos veces tambien vale. y te llevo el bote que sobró para los retoques del pasillo',
        ],
      },
      malicious: {
        ask: [
          'seguro que se te ha pasado con el lio de la mudanza. la cuenta del presupuesto la tengo en numeros rojos, mandamelo a {account} que es de mi cuñada de {city}, antes del {date} y me pasas el justificante. el movil se me ha roto, contesta por aqui',
        ],
      },
      closing: ['un saludo del pintor'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Orçamento {ref}',
      opening: ['Segue o orçamento da caleira: {amount}, [IVA incluído|já com IVA].'],
      benign: {
        ask: ['É válido até {date}. Se estiver de acordo, responda e começamos na semana seguinte.'],
      },
      malicious: {
        ask: ['Para reservar a data, transfira hoje metade para {account}. O contrato segue no fim da obra.'],
      },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Secondo sollecito: fattura {ref}',
      opening: [
        "dalle nostre scritture la fattura {ref} di {amount} per l'impianto elettrico, scaduta il {past}, [risulta ancora aperta|non risulta saldata].",
      ],
      benign: {
        ask: [
          'La preghiamo di provvedere entro dieci giorni con bonifico su {account}, come stampato in fattura. Trascorso questo termine dovremo aggiungere gli interessi di legge e passare la pratica al nostro legale, cosa che vorremmo evitare. Se nel frattempo avesse già pagato, ci mandi due righe con la data del bonifico e non tenga conto di questo sollecito.',
        ],
      },
      malicious: {
        ask: [
          "La preghiamo di provvedere entro le {time} con bonifico istantaneo su {account}, intestato al titolare perché l'IBAN stampato in fattura è in revisione. Può anche dettarci al telefono il numero della carta e il codice che riceverà, e chiudiamo senza interessi. Se nel frattempo avesse già pagato, paghi di nuovo: la prima somma Le verrà resa.",
        ],
      },
      closing: ["L'amministrazione"],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'tuin klaar',
      opening: ['hoi {name}, [haag is gesnoeid|alles is gesnoeid] en het afval is weg, samen {small}'],
      benign: {
        ask: [
          'betaal vandaag maar met het verzoekje hieronder, of contant als ik vrijdag de ladder kom halen. bonnetje zit bij je in de bus. volgend voorjaar weer? zeg het dan voor maart want dan loopt het vol hier',
        ],
        link: 'betaalverzoek',
      },
      malicious: {
        ask: [
          'betalen kan alleen met het verzoekje hieronder, je koppelt eerst je bankapp met je pincode en dan stuur je een cent zodat ik zie dat jij het bent. doe het even voor {time} want ik sta bij de leverancier',
        ],
        link: 'betaalverzoek',
      },
      closing: ['groet van de hovenier'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'faktura za kran',
      opening: ['dzien dobry, kran wymieniony, [wyszlo|razem] {small}'],
      benign: {
        ask: ['platnosc do konca tygodnia na {account} albo gotowka, dzis jeszcze nie wlaczac zmywarki'],
      },
      malicious: {
        ask: ['platnosc dzis blikiem, prosze przyslac kod w odpowiedzi i zatwierdzic, konto z faktury nieaktualne'],
      },
      closing: [],
    },
  ],
};
