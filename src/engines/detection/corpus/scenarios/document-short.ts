import type { Scenario } from '../seed.ts';

export const documentShort: Scenario = {
  id: 'document-short',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      short: true,
      opening: ['{other} sent you a document [to review|for review].'],
      benign: {
        ask: ['Printed copies are at reception; this one is for reading only.'],
        link: 'Review document',
      },
      malicious: {
        ask: ['Sign in with your email to view it before it expires.'],
        link: 'Review document',
      },
      closing: ['Document service'],
      subject: 'Completed: {company} document {ref}',
    },
    {
      language: 'de',
      register: 'careless',
      short: true,
      opening: ['hallo {name}, [anbei|hier] das dokument von {other}'],
      benign: {
        ask: ['unterschrieben ist schon, nur zur ablage. war gestern in der besprechung'],
        link: 'Dokument öffnen',
      },
      malicious: {
        ask: ['bitte heute öffnen und mit der firmenmail anmelden, sonst läuft es ab'],
        link: 'Dokument öffnen',
      },
      closing: ['gruß'],
      subject: 'neues dokument',
    },
    {
      language: 'fr',
      register: 'careful',
      short: true,
      opening: ['Un nouveau fax est arrivé le {past} [à {time}|vers {time}], réf. {ref}.'],
      benign: {
        ask: ["L'original papier vous attend au secrétariat ; la copie est dans votre dossier habituel."],
        link: 'Consulter',
      },
      malicious: {
        ask: ["Pour l'ouvrir, choisissez votre messagerie et connectez-vous. Il sera supprimé dans 24 h."],
        link: 'Consulter',
      },
      closing: ['Télécopie {own}'],
      subject: 'Vous avez reçu un fax de 3 pages',
    },
    {
      language: 'es',
      register: 'careless',
      short: true,
      opening: ['te toca firmar [el contrato|el anexo] con {other}'],
      benign: {
        ask: ['lo firmamos el lunes en la oficina con boli, esto es el borrador por si quieres leerlo antes'],
        link: 'ver documento',
      },
      malicious: {
        ask: ['entra con tu correo y contraseña y lo firmas ahora, que a las {time} caduca el enlace'],
        link: 'ver documento',
      },
      closing: ['gracias'],
      subject: 'firma pendiente',
    },
    {
      language: 'pt',
      register: 'careful',
      short: true,
      opening: ['Tem [uma nova mensagem|1 nova mensagem] de voz.'],
      benign: {
        ask: ['Marque 1 no telefone da secretária para a ouvir. Instruções na página de apoio.'],
        link: 'Ouvir',
      },
      malicious: {
        ask: ['Inicie sessão com o seu email profissional para a ouvir. Fica disponível 48 horas.'],
        link: 'Ouvir',
      },
      closing: ['Central telefónica {own}'],
      subject: 'Mensagem de voz de {phone} (0:42)',
    },
    {
      language: 'it',
      register: 'careless',
      short: true,
      opening: ['buongiorno, [ecco|in allegato] la fattura di {past}'],
      benign: {
        ask: ['è quella già pagata alla consegna, per il vostro archivio. il pdf originale è nel cassetto fiscale'],
        link: 'apri fattura',
      },
      malicious: {
        ask: ['si apre solo entrando con la vostra mail e password dal pulsante. da pagare oggi entro le {time}'],
        link: 'apri fattura',
      },
      closing: ['saluti'],
      subject: 'fattura {ref}',
    },
    {
      language: 'nl',
      register: 'careful',
      short: true,
      opening: ['Het bestand "Begroting {own}" is [met u gedeeld|nu beschikbaar].'],
      benign: {
        ask: ['U vindt het ook in de map van het project. Opmerkingen graag vóór het overleg van {date}.'],
        link: 'Openen',
      },
      malicious: {
        ask: ['Bevestig uw identiteit met uw zakelijke e-mailadres en wachtwoord. De link werkt tot {date}.'],
        link: 'Openen',
      },
      closing: ['Bestandsdeling'],
      subject: '{other} deelt een bestand met u',
    },
    {
      language: 'pl',
      register: 'careless',
      short: true,
      opening: ['[nowy skan|skan] dla {name}, 2 strony'],
      benign: {
        ask: ['skan leży też na dysku S w twoim folderze. oryginał został w podajniku, zabierz proszę'],
        link: 'zobacz skan',
      },
      malicious: {
        ask: ['zaloguj się mailem służbowym żeby go pobrać. link działa do {time}, potem skan się kasuje'],
        link: 'zobacz skan',
      },
      closing: ['drukarka {own}'],
      subject: 'skan z drukarki 2 piętro',
    },
  ],
};
