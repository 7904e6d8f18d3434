import type { Scenario } from '../seed.ts';

export const softwareUpdate: Scenario = {
  id: 'software-update',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'PLEASE update today!!',
      opening: ['nasty hole found in the pdf reader, [it is on every machine|we all have it], so this cant wait'],
      benign: {
        ask: [
          'open the software centre on your own desktop, send me the version number you see there, and if it says 11 hit update. takes 10 mins. dont grab it off any web page or from a mail, not even from me. if it asks for an admin code come back to me before {time}, i type it in',
        ],
      },
      malicious: {
        ask: [
          'the software centre is down so i put the fix in the zip on this mail, open it, hit run. takes 10 mins. if windows asks, look for more info and then run anyway, nothing will happen. can you do it from home too before {time}, on whatever machine you do your banking with, ask the family',
        ],
      },
      closing: ['ta for your help'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Wartung Ihres Arbeitsplatzrechners am {date}',
      opening: [
        'am {date} wird das Betriebssystem Ihres Rechners bei {own} aktualisiert. [Der Vorgang dauert etwa vierzig Minuten.|Rechnen Sie mit etwa vierzig Minuten.]',
        'Mit der neuen Fassung ändern sich die Anordnung des Startmenüs und das Druckfenster; beides ist gewöhnungsbedürftig, aber unvermeidlich, weil der Hersteller die alte Fassung nicht mehr pflegt. Rund zweihundert Geräte am Standort {city} sind bereits umgestellt, ohne dass Daten verloren gegangen wären. Besprechungsräume und Anzeigetafeln folgen im nächsten Quartal.',
      ],
      benign: {
        ask: [
          'Lassen Sie das Gerät bitte am Abend vorher eingeschaltet und am Strom, und melden Sie sich ab. Am Morgen fordert Sie der Rechner zweimal zum Neustart auf; danach geben Sie wie gewohnt Ihr Passwort ein. Dateien, die nur auf dem Desktop liegen, kopieren Sie vorher auf Ihr Laufwerk. Sollte ein Programm danach nicht starten, senden Sie uns die Nummer der Fehlermeldung und Ihre Durchwahl, wir kommen dann bei Ihnen vorbei. Fernwartung setzen wir diesmal nicht ein; wer das am Telefon anbietet, gehört nicht zu uns.',
        ],
      },
      malicious: {
        ask: [
          'Damit wir das von außen erledigen können, installieren Sie bitte vorher das Hilfsprogramm aus dem Anhang und lesen unserem externen Partner, der Sie heute anruft, die angezeigte Nummer und das Kennwort vor. Er übernimmt dann Ihren Bildschirm. Bleiben Sie dabei angemeldet, auch im Buchhaltungsprogramm und bei der Bank, und fassen Sie Maus und Tastatur nicht an. Sollte der Virenschutz sich melden, lässt er sich im Menü ausschalten. Der Helpdesk im Haus ist nicht eingebunden; wer dort nachfragt, verzögert die Umstellung für alle.',
        ],
      },
      closing: ['Wir danken Ihnen für Ihr Verständnis.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'mise a jour logiciel de paie',
      opening: ["la nouvelle version du logiciel est sortie ce matin, [faut la passer vite|c'est a faire vite]"],
      benign: {
        ask: [
          "je lance ça ce soir depuis le serveur, tu fermes juste ta session avant {time}. demain il te redemandera ton code à quatre chiffres, c'est normal. si la carte du scanner est plus reconnue dis le moi en réponse, je passe. merci de prévenir {other}",
        ],
      },
      malicious: {
        ask: [
          "l'éditeur m'a envoyé le fichier, je te le mets en pièce jointe, double clique dessus avant {time} et dis oui partout. si l'antivirus râle coupe le. après il te faudra taper les identifiants de la banque pour les virements, rien d'autre. pas besoin de prévenir {other}",
        ],
      },
      closing: ['merci !'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Actualización obligatoria del navegador',
      opening: [
        'A partir del {date}, las aplicaciones de {own} dejarán de funcionar con versiones antiguas del navegador. [El cambio es inmediato.|No habrá período de transición.]',
      ],
      benign: {
        ask: [
          'Compruebe la versión en el menú Ayuda; si es anterior a la 120, el propio navegador le ofrecerá actualizarse. Este enlace muestra una captura de la pantalla que verá. Los equipos del almacén los actualiza un compañero con su clave de administrador.',
        ],
        link: 'Ver guía',
      },
      malicious: {
        ask: [
          'Compruebe la versión en la página; si es anterior a la 120, descargue desde este enlace el instalador, ejecútelo y acepte la extensión, que podrá leer todas las páginas y contraseñas. Si el equipo la bloquea, hágalo en su ordenador personal.',
        ],
        link: 'Ver guía',
      },
      closing: ['Departamento de sistemas'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'atualizar telemovel da firma',
      opening: ['malta, saiu versao nova para os telemoveis, [quem nao fizer fica sem email|sem isso o email para]'],
      benign: {
        ask: [
          'definiçoes, geral, atualizar, com o telemovel a carregar e no wifi. a seguir pede o vosso pin e o cartao sim. se ficar preso no logotipo tragam ca abaixo ate as {time} de {date}',
        ],
      },
      malicious: {
        ask: [
          'vao receber um sms com uma app, instalem e aceitem tudo, mesmo se disser fonte desconhecida. a seguir respondam aqui com o vosso pin e o codigo do ecra ate as {time} de {date}',
        ],
      },
      closing: ['obg'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Aggiornamento del gestionale: versione 7.2',
      opening: [
        'La versione 7.2 del gestionale è disponibile dal {past}. [Corregge l’errore nel calcolo dell’IVA.|Risolve l’errore nel calcolo dell’IVA.]',
      ],
      benign: {
        ask: [
          'Alla prossima apertura comparirà un avviso: premete Aggiorna e attendete. Il codice di licenza viene letto dal server. Chi stampa fatture con {amount} o più di imponibile controlli una volta l’arrotondamento e mi mandi oggi una copia.',
        ],
        link: 'Note di versione',
      },
      malicious: {
        ask: [
          'La licenza può essere rinnovata solo da voi: dalla pagina, scaricate il programma, poi inserite la carta aziendale con il codice, per un addebito di {amount}. Se il documento di acquisto non arriva, va bene lo stesso; non chiedete in amministrazione.',
        ],
        link: 'Note di versione',
      },
      closing: ['Resto disponibile fino alle {time}.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'even herstarten aub',
      opening: ['op jouw laptop staat al sinds {past} een update klaar, [je bent de laatste|alleen jij nog]'],
      benign: {
        ask: ['sla vandaag je werk op en herstart, meer niet. blijft het scherm blauw, app me de code die je ziet'],
      },
      malicious: {
        ask: [
          'draai het bestand uit de bijlage zelf even, klik op toestaan. blijft het scherm zwart, niet uitzetten, ik kijk mee',
        ],
      },
      closing: ['thx'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Aktualizacja programu antywirusowego',
      opening: [
        'Na Państwa komputerze w {own} wygasa licencja programu antywirusowego. [Nowa obowiązuje od {date}.|Kolejna zacznie obowiązywać {date}.]',
      ],
      benign: {
        ask: [
          'Wymiana odbędzie się zdalnie w nocy, bez Państwa udziału, a kod licencji wpisze serwer. Proszę jedynie nie wyłączać komputera. Gdyby ikona pozostała czerwona, prosimy o zgłoszenie w systemie i podanie numeru {ref}. Przycisk prowadzi do harmonogramu.',
        ],
        link: 'Harmonogram',
      },
      malicious: {
        ask: [
          'Wymianę należy wykonać samodzielnie: przycisk prowadzi do instalatora, który trzeba uruchomić po wyłączeniu obecnej ochrony albo zapory. Gdyby system pytał o zgodę, proszę ją wyrazić, a podane na ekranie numery odczytać technikowi, który zadzwoni z {phone}.',
        ],
        link: 'Harmonogram',
      },
      closing: ['Dziękuję za współpracę.'],
    },
  ],
};
