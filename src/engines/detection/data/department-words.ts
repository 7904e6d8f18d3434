import { wordSet } from './table.ts';

/**
 * The departments that impostors of an organization sign as, in the 28 languages of the senses. Own selection from
 * everyday signatures, 2026-11.
 */
export const DEPARTMENT =
  /(?<![\p{L}\d])(?:hr|human resources|i\.?t\.?|ict|edv|(?:it[ -])?help[ -]?desk|service[ -]?desk|payroll|accounts|accounting|finance|purchasing|procurement|legal|compliance|security|support|administration|management|department|dept|office|personal\p{L}{0,2}|personalwesen|\p{L}{0,20}abteilung|buchhaltung|geschäftsführung|verwaltung|einkauf|ressources humaines|rh|dsi|service (?:informatique|comptabilité|paie|juridique|achats)|comptabilité|direction|recursos humanos|rrhh|departamento|contabilidad|nóminas|sistemas|informática|compras|dirección|departamento de pessoal|contabilidade|financeiro|diretoria|risorse umane|ufficio|amministrazione|contabilità|personeelszaken|afdeling|administratie|boekhouding|directie|systeembeheer|dział\p{L}{0,2}|kadry|księgowość|zarząd|informatyk\p{L}{0,2}|oddělení|účtárna|personální|departament\p{L}{0,3}|resurse umane|contabilitate|osztály|könyvelés|munkaügy|informatika|personalavdelning\p{L}{0,2}|it-avdelning\p{L}{0,2}|ekonomi\p{L}{0,9}|lönekontor\p{L}{0,2}|(?:personale?|it|løn|lønns|økonomi)-?(?:afdeling|avdeling)\p{L}{0,3}|lønkontor\p{L}{0,2}|henkilöstö\p{L}{0,10}|it-osasto|palkanlaskenta|taloushallinto|отдел\p{L}{0,2}|бухгалтери\p{L}{1,2}|(?:ит|іт)|кадр\p{L}{1,3}|відділ\p{L}{0,2}|бухгалтері\p{L}{1,2}|τμήμα|λογιστήριο|διεύθυνση|ανθρώπινο δυναμικό|[iİ]nsan kaynakları|bilgi işlem|muhasebe|departmanı|sumber daya manusia|hrd|sdm|bagian|divisi|departemen|phòng(?: nhân sự| kế toán| it| công nghệ thông tin)?|bộ phận)(?![\p{L}\d])|人事|総務|経理|情報システム|ヘルプデスク|サポート|部門|人力资源|人力資源|财务|財務|信息技术|資訊|行政部|技术支持|인사|총무|경리|재무|전산|정보보안|지원팀|관리팀|الموارد البشرية|قسم|إدارة|الدعم الفني|משאבי אנוש|מחלקת|הנהלת|תמיכה|विभाग|मानव संसाधन|लेखा|ฝ่าย|แผนก/giu;

/** Precedes the recipient's name, as opposed to a signature. */
export const ADDRESSEE =
  /^(?:dear|hello|hi|to|attn|attention|fao|for|invoice to|bill(?:ed)? to|ship(?:ped)? to|deliver to|customer|client|sehr geehrte|liebe[sr]?|hallo|guten tag|an|z\. ?hd\.|kunde|rechnung an|cher|chère|bonjour|à l['’]attention|à|client|estimad[oa]s?|hola|a la atención|para|cliente|prezad[oa]s?|caro|cara|olá|gentile|gentili|spett\.?(?:le)?|alla|beste|geachte|aan|t\.a\.v\.|klant|szanowni|drogi|do|vážen\p{L}{1,2}|komu|stimat[ăe]|către|tisztelt|kedves|hej|hei|kära|kjære|kære|till?|hyvä|уважаем\p{L}{1,3}|кому|шановн\p{L}{1,2}|αγαπητ\p{L}{1,3}|προς|sayın|kepada|kính gửi|gửi|إلى|السادة|לכבוד|אל|प्रिय|सेवा में|เรียน|致|尊敬的|수신)(?!\p{L})|(?:御中|様|귀하|귀중)/iu;

/** Words between a department and the name of its organization. */
export const JOINING_WORDS: ReadonlySet<string> = wordSet(
  'of the at and for der die das des von bei und fur de du des la le les el los del da do dos di della van het od z i och og ja ve the a an your our',
);
