import type { Scenario } from '../seed.ts';

export const bossErrand: Scenario = {
  id: 'boss-errand',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'quick one',
      opening: ['{name} are you [at your desk|in today]? stuck in back to backs'],
      benign: {
        ask: ['print the slides i mailed just now and leave them in my tray, flying at {time}. thx'],
      },
      malicious: {
        ask: ['need a payment of {amount} out before {time}, send me your mobile. thx'],
      },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Bitte um Erledigung bis morgen',
      opening: [
        'ich bin bis {date} bei {company} in {city} und [komme kaum an den Rechner|lese Mails nur zwischendurch].',
      ],
      benign: {
        ask: [
          'Könnten Sie bitte den Blumenstrauß für {other} besorgen, zum Dienstjubiläum, bis etwa {small}, und auf die Firmenkarte nehmen, die Frau am Empfang gibt sie Ihnen gegen Unterschrift. Die Karte für die Kolleginnen liegt auf meinem Tisch, lassen Sie alle unterschreiben. Falls der Konferenzraum um {time} belegt ist, feiern wir in der Küche.',
        ],
      },
      malicious: {
        ask: [
          'Könnten Sie bitte eine vertrauliche Zahlung vorbereiten, {amount} an {account}, es geht um die Beteiligung, von der außer uns beiden und dem Anwalt niemand weiß. Die Unterlagen reiche ich nach, geben Sie die Zahlung bis {time} selbst frei, auch mit der zweiten Unterschrift von {other}. Anrufen können Sie mich in der Sitzung nicht, antworten Sie hier.',
        ],
      },
      closing: ['Danke, auf Sie ist Verlass.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'tu es dispo ?',
      opening: ["{name}, [j'ai un souci|petit imprévu], je suis en clientèle jusqu'à {time}"],
      benign: {
        ask: ["appelle {other} ce soir pour décaler, j'ai besoin de la salle du fond demain"],
      },
      malicious: {
        ask: ['achète quatre cartes cadeaux pour le client et envoie moi les codes, note de frais demain'],
      },
      closing: [],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Viaje a {city}: reserva',
      opening: [
        'Te confirmo que iremos {other} y yo a la feria, [con salida el {date}|saliendo el {date}] por la mañana y vuelta dos días después.',
      ],
      benign: {
        ask: [
          'Reserva, por favor, dos habitaciones en el hotel de otras veces, con la tarjeta de la empresa, y los billetes de tren de las {time}, en turista. Si el total pasa de {amount}, pide antes el visto bueno a Administración. Cuando lo tengas, mándame los localizadores a este correo, y guarda las facturas para la liquidación.',
        ],
      },
      malicious: {
        ask: [
          'Reserva, por favor, con tu propia tarjeta, que la de la empresa está bloqueada: el agente te pedirá {amount} por transferencia a {account} y un código que te llegará al móvil a las {time}. No pases por Administración, que tarda. Cuando lo tengas, mándame el código a este correo, y lo cargaré en tu nómina con un extra.',
        ],
      },
      closing: ['Gracias de antemano.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'preciso de ti',
      opening: ['ola {name}, [estou preso na reuniao|a reuniao nunca mais acaba] com a {company}, ajudas?'],
      benign: {
        ask: [
          'eles querem ver a ultima versao da proposta, esta na pasta do projeto com o nome {ref}, manda lhes tu por favor com {other} em copia. a password do pdf dizes por telefone como sempre. e pede na copa cafe para seis as {time}, ate {small}, paga se com o cartao da empresa',
        ],
      },
      malicious: {
        ask: [
          'eles so assinam com um sinal de {amount} ate as {time}, faz a transferencia para {account} por favor, {other} trata do resto. a password do banco da empresa esta contigo nao esta? manda ma para eu aprovar daqui do telefone. depois junta se a fatura e fica tudo certo',
        ],
      },
      closing: ['obrigado mesmo'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: "Un'informazione riservata",
      opening: ['Domani incontro i revisori e [vorrei arrivare preparato|mi serve qualche dato in più].'],
      benign: {
        ask: [
          'Mi prepari per le {time} lo scadenzario fornitori aggiornato, in formato cartaceo, e lo lasci in busta chiusa nel mio ufficio? Se nota partite oltre {amount} ferme da sei mesi, le evidenzi, per favore. {other} conosce la pratica di {company} e può darle una mano. Resta inteso che i numeri non sono ancora pubblici, perciò non li inoltri per posta.',
        ],
      },
      malicious: {
        ask: [
          "Mi mandi entro le {time}, in risposta a questo indirizzo personale, l'elenco dei dipendenti con IBAN, codice fiscale e ultimo cedolino, in formato aperto. Poi sblocchi il pagamento di {amount} a {company} su {account}, che {other} aveva sospeso. Resta inteso che la cosa è riservata, perciò non ne parli con nessuno, neppure in ufficio.",
        ],
      },
      closing: ['La ringrazio per la disponibilità.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'even regelen?',
      opening: ['hoi {name}, [ik zit in de trein|ben onderweg] naar {city}, bereik valt steeds weg'],
      benign: {
        ask: [
          'er staat om {time} een schilder voor de deur, laat jij hem binnen en wijs hem de vergaderkamer? pas voor de lift ligt bij {other}. hij hoeft vandaag niet betaald, factuur gaat naar administratie. en bestel broodjes voor tien man bij de bakker op de hoek, max {amount}, die zet het op de rekening',
        ],
      },
      malicious: {
        ask: [
          'er moet om {time} een spoedbetaling weg, {amount} naar {account}, zet jij hem klaar en keur hem ook goed met de pas van {other}? bon volgt van de week. niet bellen want ik val toch weg, app me op {phone} als het gelukt is. en hou het nog even onder ons want het is voor de overname',
        ],
      },
      closing: ['top!'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Pilne',
      opening: ['Jestem na spotkaniu, [odpisuję z telefonu|piszę z telefonu].'],
      benign: {
        ask: ['Proszę przed {time} sprawdzić, czy przelew {amount} od {company} wpłynął na {account}. Podpiszę jutro.'],
      },
      malicious: {
        ask: ['Proszę zlecić przelew {amount} na {account} przed {time}. Fakturę doślę jutro.'],
      },
      closing: [],
    },
  ],
};
