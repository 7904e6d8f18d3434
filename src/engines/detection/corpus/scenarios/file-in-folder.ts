import type { Scenario } from '../seed.ts';

export const fileInFolder: Scenario = {
  id: 'file-in-folder',
  corporate: true,
  sender: 'colleague',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      short: true,
      subject: 'budget {city} ({own})',
      opening: ['budget for {city} is [done|finally done]'],
      benign: { ask: ['its on the team drive under Projects, next to last years'], link: 'open' },
      malicious: { ask: ['shared it with you as a file, link stops working friday'], link: 'open' },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      short: true,
      subject: '[{own}] Preisliste {ref}',
      opening: ['{other} hat die [neue|überarbeitete] Preisliste abgelegt.'],
      benign: { ask: ['Sie liegt auf dem Vertriebslaufwerk, Unterordner Listen.'], link: 'Zur Liste' },
      malicious: { ask: ['Sie wurde für Sie freigegeben und kann angesehen werden.'], link: 'Zur Liste' },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      short: true,
      subject: 'Compte rendu du {past} - {own}',
      opening: ['Le compte rendu de la réunion du {past} [est en ligne|est prêt].'],
      benign: { ask: ['Il est rangé dans l’espace du service, rubrique Réunions.'], link: 'Consulter' },
      malicious: { ask: ['Cliquez pour le consulter, l’accès vous est ouvert.'], link: 'Consulter' },
      closing: [],
    },
    {
      language: 'es',
      register: 'careless',
      subject: '[{own}] inventario almacen',
      opening: ['hola, ya esta el inventario del almacen de {city}, [lo cerramos ayer|lo hemos cerrado esta mañana]'],
      benign: {
        ask: [
          'lo he dejado donde siempre, en la carpeta comun del almacen, hoja 3. mira si tus referencias cuadran y si falta algo me pegas un grito, que estoy en el muelle hasta las {time}. abrelo desde aqui si no tienes la carpeta a mano',
        ],
        link: 'inventario',
      },
      malicious: {
        ask: [
          'pesa mucho para el correo asi que lo he compartido contigo por aqui, hoja 3. mira si tus referencias cuadran y si falta algo me contestas a este correo, que no estoy en el telefono. abrelo pronto que el enlace caduca a las {time}',
        ],
        link: 'inventario',
      },
      closing: ['gracias!'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Plano de trabalho para {city}',
      opening: [
        'Partilho o plano de trabalho da equipa de {city}, [com as datas acordadas|já com as datas que combinámos] na reunião de {past}.',
      ],
      benign: {
        ask: [
          'O documento está na pasta do projeto, na rede da {own}, com o nome «Plano {ref}». Quem tiver a pasta sincronizada já o recebeu; para os restantes, o botão abre a mesma pasta. Agradeço que cada um reveja apenas a sua parte.',
        ],
        link: 'Abrir o plano',
      },
      malicious: {
        ask: [
          'O documento foi colocado na nova área de partilha da {own} e só pode ser visto através do botão, com o nome «Plano {ref}». O convite é pessoal e fica disponível durante alguns dias; convém não o reencaminhar. Agradeço que cada um reveja a sua parte.',
        ],
        link: 'Abrir o plano',
      },
      closing: ['As alterações ficam fechadas a {date}.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'foto cantiere - {own}',
      opening: ['ho caricato le foto del cantiere di {city}, [una quarantina|sono quasi cinquanta]'],
      benign: {
        ask: [
          'stanno nel progetto {ref} sul server, cartella Foto, ci arrivi anche dal tablet del furgone. dai un occhio a quelle del tetto e dimmi se bastano per la relazione',
        ],
        link: 'guarda le foto',
      },
      malicious: {
        ask: [
          'le ho messe su un servizio per file grossi perché sul server non ci stavano, si vedono dal link. dai un occhio a quelle del tetto prima che vengano tolte',
        ],
        link: 'guarda le foto',
      },
      closing: ['ci sentiamo dopo'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: '{other} heeft een bestand gedeeld',
      opening: ['{other} heeft het bestand “Jaarplanning {city}” gedeeld [met uw afdeling|met u en drie anderen].'],
      benign: {
        ask: [
          'Het staat in de teamruimte van {own}, onder Planning, en opent in het programma dat u altijd gebruikt. Wie liever op papier leest, vindt een afdruk bij de koffieautomaat. Reageren kan tot {date}.',
        ],
        link: 'Bestand openen',
      },
      malicious: {
        ask: [
          'Het staat in de nieuwe omgeving van {own} achter de knop en opent gewoon in uw browser. U kunt het daar bekijken, aanvullen en opslaan zonder iets te installeren. Bekijken kan tot {date}.',
        ],
        link: 'Bestand openen',
      },
      closing: ['Dit bericht is automatisch aangemaakt.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: '{own}: zestawienie {ref}',
      opening: ['czesc, wrzucilem zestawienie za ostatni miesiac, [w koncu sie zgadza|wreszcie wszystko sie zgadza]'],
      benign: {
        ask: [
          'lezy na dysku R w katalogu Raporty, tam gdzie poprzednie. zerknij na kolumne z kosztami bo cos mi tam nie pasuje i powiedz na porannej odprawie. jak dysk nie dziala to przez link tez wejdziesz',
        ],
        link: 'zestawienie',
      },
      malicious: {
        ask: [
          'otworz prosze przez link bo jako zalacznik nie przechodzi. zerknij na kolumne z kosztami bo cos mi tam nie pasuje i daj znac jeszcze przed {time}. udostepnilem tylko tobie, po weekendzie dostep wygasa',
        ],
        link: 'zestawienie',
      },
      closing: ['dzieki'],
    },
  ],
};
