import type { Scenario } from '../seed.ts';

export const legalNotice: Scenario = {
  id: 'legal-notice',
  corporate: true,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'FINAL NOTICE before court action {ref}',
      opening: [
        'we act for {company} in the matter {ref}, [you have not answered our letters|our letters went unanswered], a claim of {amount} will be issued on {date} WITHOUT further warning',
      ],
      benign: {
        ask: [
          'the claim is about the lease that ended {past}, copies went to your registered office by courier with the account of what is owed. pass this to your solicitor TODAY and let him write to the court or to us, we talk only to him from now on. payment into court is possible any time',
        ],
      },
      malicious: {
        ask: [
          'the claim and evidence are in the attached archive, open on a work computer and allow editing, the password is 2026. to stop it pay half TODAY to {account}, not into court and not through a solicitor as this would only raise the costs. send or fax a copy of the directors passport',
        ],
      },
      closing: ['govern yourself accordingly'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Abmahnung wegen unberechtigter Bildnutzung',
      opening: [
        'Namens und im Auftrag unserer Mandantin zeigen wir an, dass auf der Internetseite von {own} eine Fotografie ohne Lizenz verwendet wird. [Wir haben den Stand am {past} gesichert.|Der Stand vom {past} liegt uns gesichert vor.]',
        'Die Aufnahme zeigt den Marktplatz von {city} bei Schnee und stammt aus einer Reihe, die unsere Mandantin vor vier Jahren veröffentlicht hat. Ein Verschulden unterstellen wir nicht; erfahrungsgemäß gelangen solche Bilder über Agenturen oder frühere Mitarbeiter auf eine Seite. Gleichwohl ist die Nutzung zu beenden, und unsere Mandantin hat Anspruch auf eine angemessene Vergütung.',
      ],
      benign: {
        ask: [
          'Das Original dieses Schreibens mit Vollmacht, Bildnachweis und Kostennote erreicht Sie auf dem Postweg; es nennt auch das Konto, auf das ein Vergleichsbetrag von {amount} zu leisten wäre. Bitte entfernen Sie das Bild bis zum {date} von der Seite, auch die Datei im Archiv, und lassen Sie die beigefügte Erklärung von einem Anwalt prüfen. Sollten Sie eine Lizenz besitzen, genügt uns deren Nummer, und die Sache ist erledigt; eine Gebühr entsteht dann nicht. Ob wir zugelassen sind, erfahren Sie bei der Anwaltskammer. Von einer Klage sehen wir derzeit ab, da wir [auf eine Einigung hoffen|eine Einigung vorziehen].',
        ],
      },
      malicious: {
        ask: [
          'Ein Original auf dem Postweg ergeht nicht. Bildnachweis und Kostennote finden Sie ausschließlich im beigefügten Archiv, dessen Inhalt Sie bitte auf einem Rechner mit Zugang zur Internetseite ausführen; eine Warnung des Virenschutzes ist auf die Verschlüsselung zurückzuführen und zu übergehen. Der Vergleichsbetrag von {amount} ist bis heute {time} Uhr in Kryptowährung oder mit Gutscheinkarten zu leisten, da das Anderkonto derzeit geprüft wird. Übersenden Sie uns außerdem die Zugangsdaten zur Seite, damit wir das Bild selbst entfernen. Von einer Rückfrage bei der Anwaltskammer bitten wir abzusehen, da sie zusätzliche Kosten auslöst.',
        ],
      },
      closing: ['Wir sehen Ihrer Antwort entgegen.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'mise en demeure',
      opening: [
        'madame monsieur, malgré nos relances [la somme de {amount} reste due|vous devez toujours {amount}] à {company}',
      ],
      benign: {
        ask: [
          "sans reglement sur le compte {account} indiqué dans le contrat, le dossier part le {date} chez l'huissier. si vous contestez ecrivez en expliquant pourquoi, avec une photo des pieces, on suspend tout en attendant. payer par carte en plusieurs fois est possible, appelez le cabinet",
        ],
      },
      malicious: {
        ask: [
          "sans reglement en tickets prepayés avant ce soir {time} l'huissier vient saisir. repondez ici avec les codes des tickets, ou une photo de votre carte bancaire des deux cotés, on suspend tout en attendant. n'appelez pas le cabinet",
        ],
      },
      closing: ['service contentieux'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Requerimiento de información',
      opening: [
        'Me pongo en contacto con {own} en nombre de la administración concursal de {company}, [según auto de {past}|conforme al auto de {past}].',
      ],
      benign: {
        ask: [
          'Les ruego que, antes del {date}, comuniquen al juzgado el saldo que conste a favor de la concursada y lo ingresen en la cuenta judicial que figura en el auto. La copia está publicada en el boletín y pueden abrirla en la página sin certificado ni clave; cotéjenla con su abogado.',
        ],
        link: 'Auto de {past}',
      },
      malicious: {
        ask: [
          'Les ruego que, antes del {date}, ingresen en {account} el saldo que conste a favor de la concursada, pues la cuenta del juzgado no está operativa. Para la copia del auto, accedan a la página con el certificado digital de la empresa y faciliten su clave; les sugiero no demorarse.',
        ],
        link: 'Auto de {past}',
      },
      closing: ['Quedo a su disposición.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'citacao judicial',
      opening: [
        'ex.mo sr, [foi interposta accao|deu entrada uma accao] contra a {own}, processo {ref}, audiencia {date} {time}',
      ],
      benign: {
        ask: [
          'a citacao vai por carta registada com o ficheiro da peticao, para pagar os {amount} ou contestar ha 30 dias. entregue hoje ao vosso advogado',
        ],
      },
      malicious: {
        ask: [
          'a citacao esta no ficheiro anexo, abra e active as macros. se quer desistencia pague {amount} em {account} hoje ou amanha, sem advogado',
        ],
      },
      closing: ['cumprimentos'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Diffida ad adempiere, pratica {ref}',
      opening: [
        'In nome e per conto di {company}, mia assistita, [rilevo|faccio presente] che la fornitura del {past} non risulta a oggi saldata.',
      ],
      benign: {
        ask: [
          'Vi invito a provvedere entro quindici giorni sul conto {account}, indicato in fattura e nel contratto, oppure a inviarmi per iscritto le vostre eccezioni. La diffida vi è stata trasmessa per posta certificata, alla quale potete rispondere. Sono inoltre disponibile a un incontro nel mio studio con il vostro legale, se riteneste utile una rateazione dei {amount}; le spese di un ricorso [sarebbero a vostro carico|graverebbero su di voi], e vorrei evitarle.',
        ],
      },
      malicious: {
        ask: [
          'Vi invito a provvedere entro ventiquattro ore con bonifico istantaneo sul conto {account}, diverso da quello di fattura e intestato a un mio collaboratore. Per evitare il deposito del ricorso vi occorre inoltre inviarmi il documento dell’amministratore e le credenziali della vostra posta certificata, così che possa io stesso registrare la rinuncia. Non è necessario che ne informiate il vostro legale.',
        ],
      },
      closing: ['Distinti saluti.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'dagvaarding {ref}',
      opening: [
        'geachte heer mevrouw, [laatste waarschuwing|dit is de laatste waarschuwing] in zaak {ref}, {company} tegen {own}',
      ],
      benign: {
        ask: [
          'bij geen reactie voor {date} komt de deurwaarder met de dagvaarding en volgt beslag op de rekening bij uw bank. de stukken staan achter de knop, met het wachtwoord uit onze brief, of laat uw eigen jurist ernaar kijken. betalen mag ook, {amount}, op de rekening uit het contract',
        ],
        link: 'zaak {ref}',
      },
      malicious: {
        ask: [
          'bij geen reactie voor {time} leggen wij beslag op alle rekeningen. de stukken staan achter de knop, inloggen met uw zakelijke mail en wachtwoord en de code goedkeuren. betalen mag ook, {amount}, in bitcoin, dan is de zaak meteen weg',
        ],
        link: 'zaak {ref}',
      },
      closing: ['wij wachten niet langer'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Zawiadomienie o zgłoszeniu roszczenia',
      opening: [
        'Działając w imieniu poszkodowanego, zawiadamiam, że zgłaszam roszczenie w kwocie {amount} [w związku ze zdarzeniem z dnia {past}|wynikające ze zdarzenia z dnia {past}].',
      ],
      benign: {
        ask: [
          'Proszę o wskazanie ubezpieczyciela oraz numeru polisy, abyśmy zwrócili się bezpośrednio do niego. Pełnomocnictwo, skany rachunków i zdjęcia przesyłamy równolegle na adres z rejestru; hasło do pliku podamy osobno. Do czasu decyzji ubezpieczyciela nie oczekujemy wpłaty ani oświadczeń członków zarządu.',
        ],
      },
      malicious: {
        ask: [
          'Proszę o wpłatę połowy kwoty na prywatny rachunek {account} do {date}, a odstąpię od zgłoszenia sprawy ubezpieczycielowi. Dokumentację otworzą Państwo z pliku instalacyjnego na serwerze kancelarii, po podaniu hasła do poczty firmowej albo bankowości. Proszę też o skany dowodów członków zarządu; pełnomocnictwo nie będzie okazywane.',
        ],
      },
      closing: ['Z wyrazami szacunku'],
    },
  ],
};
