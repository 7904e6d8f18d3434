import type { Scenario } from '../seed.ts';

export const cloudSpaceOffer: Scenario = {
  id: 'cloud-space-offer',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['{name}, your {company} cloud is at [100%|99%]. new photos and mails are not saved any more!'],
      benign: {
        ask: [
          'open the app and hit Free up space, it finds doubles and long videos. or go to 200 GB today for {small} a month, same card as now, switch back any time. nothing gets deleted because youre full, it just waits',
        ],
        link: 'Manage storage',
      },
      malicious: {
        ask: [
          'we will delete all photos, videos and contacts on {date}. as a loyal member you get 50 GB extra free if you act today. renew your plan now for {small} and update your payment details, or lose everything for ever',
        ],
        link: 'Manage storage',
      },
      closing: ['keep your memories safe'],
      subject: 'Storage full - photos at risk',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Ihre Fotos werden seit dem {past} [nicht mehr gesichert|nicht mehr hochgeladen], weil der Speicherplatz von 5 GB belegt ist.',
      ],
      benign: {
        ask: [
          'Ihre vorhandenen Dateien bleiben erhalten. Am schnellsten hilft es, im Papierkorb und bei den großen Anhängen aufzuräumen; welche das sind, zeigt Ihnen die Übersicht. Reicht das nicht, können Sie in den Einstellungen Ihres Geräts für {small} im Monat aufstocken.',
        ],
        link: 'Speicher prüfen',
      },
      malicious: {
        ask: [
          'Ihre vorhandenen Dateien werden innerhalb von 24 Stunden unwiderruflich gelöscht. Um das zu verhindern, verlängern Sie bitte jetzt Ihr Abonnement: Mit dem Treueangebot erhalten Sie 1 TB zusätzlich für einmalig {small}. Aktualisieren Sie dazu Ihre Zahlungsdaten auf der folgenden Seite.',
        ],
        link: 'Speicher prüfen',
      },
      closing: ['Ihr Cloud-Team'],
      subject: 'Speicherplatz erschöpft: Sicherung angehalten',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['attention {name}, il vous reste [0,1 Go|presque rien] sur {company}'],
      benign: {
        ask: [
          "pas de panique, rien n'est effacé. faites du tri (les videos whatsapp surtout) ou prenez la formule au dessus a {small}, ca se change dans les reglages du telephone. le bouton montre ce qui prend de la place",
        ],
        link: 'voir mon espace',
      },
      malicious: {
        ask: [
          "votre compte sera supprimé ce soir avec toutes vos photos. profitez vite de l'offre : 50 Go offerts si vous mettez a jour votre moyen de paiement maintenant, {small} seulement. le bouton vous mene au paiement, dernier rappel",
        ],
        link: 'voir mon espace',
      },
      closing: ["l'equipe"],
      subject: 'votre espace est plein !!',
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'El plan de 100 GB de su cuenta {company} venció el {past}. [Desde entonces no se guardan copias.|Ya no se realizan copias.]',
      ],
      benign: {
        ask: [
          'Durante tres meses podrá ver y descargar todo lo que guardó. Si desea mantener el plan, renuévelo hoy con su tarjeta en la sección Pagos de su cuenta; si no, no tiene que hacer nada y volverá al plan gratuito cuando haya menos de 15 GB. Le escribiremos otra vez antes de borrar algo.',
        ],
        link: 'Revisar mi plan',
      },
      malicious: {
        ask: [
          'Hoy comenzará la eliminación de sus fotos, vídeos y documentos. Para detenerla, renueve el plan por {small} mediante el enlace y actualice los datos de su tarjeta. Como cliente recibirá además 50 GB gratuitos. Si no actúa antes del {date}, perderá todo y no habrá forma de recuperarlo.',
        ],
        link: 'Revisar mi plan',
      },
      closing: ['Servicio de atención al cliente'],
      subject: 'Aviso: su almacenamiento ha caducado',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['a sua nuvem esta [cheia|lotada] e as fotos deixaram de ser guardadas em {past}'],
      benign: {
        ask: [
          'apague o que nao usa, ha 2 GB so no lixo. se quer mais espaço e {small} por mes nas definiçoes da app. o que la esta fica la, ninguem apaga nada por estar cheio',
        ],
        link: 'abrir',
      },
      malicious: {
        ask: [
          'vamos apagar as fotos e bloquear a conta em 24h. para nao perder nada atualize o cartao e pague {small}, ganha 50 GB gratis por ser cliente antigo. e so clicar e preencher',
        ],
        link: 'abrir',
      },
      closing: ['obrigado'],
      subject: 'ULTIMO AVISO armazenamento cheio',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ['Gentile {name}, sta utilizzando [il 97%|il 96%] dello spazio incluso nel Suo piano {company}.'],
      benign: {
        ask: [
          'Quando lo spazio finirà, le nuove foto resteranno soltanto sul telefono. Può liberare posto eliminando i backup dei vecchi dispositivi oppure passare al piano superiore, {small} al mese, dalle impostazioni. Nel riepilogo trova quanto occupa ciascuna cartella.',
        ],
        link: 'Verifica lo spazio',
      },
      malicious: {
        ask: [
          "Se lo spazio finirà, tutti i file verranno rimossi e l'account disattivato. Può evitarlo entro il {date} con l'offerta fedeltà: 1 TB a {small}, una sola volta. Nella pagina seguente inserisca i dati della carta; la promozione scade fra poche ore.",
        ],
        link: 'Verifica lo spazio',
      },
      closing: ['Il servizio cloud'],
      subject: 'Spazio di archiviazione quasi esaurito',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['hoi {name} er past [niks meer|geen foto meer] bij in je {company} cloud'],
      benign: {
        ask: [
          "gooi wat filmpjes weg of neem een groter abonnement voor {small} via de instellingen van je telefoon. je foto's blijven gewoon staan hoor, ook als je niks doet. mail ontvangen lukt pas weer als er ruimte is",
        ],
        link: 'bekijk opslag',
      },
      malicious: {
        ask: [
          "je foto's worden vannacht verwijderd. neem nu het groter abonnement, 50 GB cadeau voor trouwe klanten, betaal {small} en bevestig je kaartgegevens op de pagina. doe je niks dan ben je alles kwijt en blokkeren we je account",
        ],
        link: 'bekijk opslag',
      },
      closing: ['groet'],
      subject: 'je opslag is VOL',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Wykorzystano [całą|niemal całą] dostępną przestrzeń. Kopie zapasowe zostały wstrzymane {past}.'],
      benign: {
        ask: [
          'Państwa pliki pozostają bezpieczne. Miejsce można zwolnić, usuwając duże załączniki, lub dokupić za {small} miesięcznie w ustawieniach konta. Przed dokonaniem zakupu warto zajrzeć do kosza: zwykle odzyskuje się z niego kilka gigabajtów.',
        ],
        link: 'Sprawdź miejsce',
      },
      malicious: {
        ask: [
          'Państwa pliki zostaną trwale usunięte w ciągu 24 godzin. Aby temu zapobiec, prosimy natychmiast odnowić plan i zaktualizować dane karty. W ramach programu lojalnościowego otrzymają Państwo 50 GB gratis za jednorazową opłatą {small}; oferta wygasa dzisiaj.',
        ],
        link: 'Sprawdź miejsce',
      },
      closing: ['Zespół obsługi'],
      subject: 'Brak miejsca na dysku {company}',
    },
  ],
};
