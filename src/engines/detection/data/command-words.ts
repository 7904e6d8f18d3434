/**
 * How emails tell somebody to run a command: keys and programs, which keep their names in every language, and everyday
 * words in the 28 languages of the senses. Own selection, 2026-11.
 */

/** The keys that open the Run window or the power-user menu of Windows. */
const WINDOWS_KEY = 'win(?:dows)?|виндовс|ويندوز|윈도우|ウィンドウズ';
/** Part of a word around the key's name: Japanese, Chinese, Korean and Thai have no spaces there (“Windowsキー＋Rを”). */
const SPACED = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{Script=Greek}\\p{Script=Hebrew}\\d]';
export const LAUNCH_KEYS = new RegExp(
  `(?<!${SPACED})(?:${WINDOWS_KEY})(?!${SPACED})[^\\n.!?]{0,30}?(?<!${SPACED})[RX](?!${SPACED})`,
  'giu',
);

/** The keys, or the word, for pasting. */
export const PASTE_KEYS = new RegExp(
  `(?<!${SPACED})(?:ctrl|strg|control|контрол|كنترول)(?:キー|키)?[ \\u00a0]{0,2}[+＋-]?[ \\u00a0]{0,2}V(?!${SPACED})`,
  'iu',
);
export const PASTE_WORD =
  /(?<!\p{L})(?:paste|einfüg|füg\p{L}{1,3} \p{L}{2,12} \p{L}{0,14} ?ein|coller|collez|pegar|pegue|pega|colar|cole|cola|incoll|plak|wklei|wklej|встав|vlož|lipi|illessz|beilleszt|επικόλλ|yapıştır|klistr|indsæt|lim inn|liitä|tempel|dán|dan lenh)|貼り付|粘贴|貼上|붙여\s?넣|وألصق|ألصق|الصق|הדביק|מדביק|הדבק|चिपका|पेस्ट|วาง/iu;

/** The word for copying: the line to run is on a page that the email opens. */
export const COPY_WORD =
  /(?<!\p{L})(?:copy|copie|copia|kopier|kopi|skopiu|zkopír|скоп[иі]|коп[иі]ю|копіюй|kopyala|másol)|复制|複製|コピー|복사/iu;

/** A window to type commands in, by name. */
export const TERMINAL =
  /(?<!\p{L})(?:terminal|terminál|terminalu|powershell|command prompt|terminale|терминал\p{L}{0,3}|eingabeaufforderung|invite de commandes|prompt dei comandi|prompt de comando|símbolo del sistema)(?!\p{L})|ターミナル|终端|終端|터미널|الطرفية/giu;

/** Commands that nobody uses to install software: they hide what is loaded, or load it with a system program. */
export const COVERT_COMMANDS: readonly RegExp[] = [
  /(?<![\w./-])mshta(?:\.exe)?[ "']{1,3}(?:https?:|vbscript:|javascript:)/i,
  /(?<![\w./-])powershell(?:\.exe)?\s[^\n]{0,60}?-(?:w(?:in(?:dowstyle)?)?\s{1,2}(?:h(?:idden)?|1)(?!\w)|e(?:nc?|ncodedcommand)?\s{1,2}[a-z\d+/=]{16})/i,
  /(?<![\w./-])certutil(?:\.exe)?\s[^\n]{0,40}?-urlcache/i,
  /(?<![\w./-])bitsadmin(?:\.exe)?\s[^\n]{0,60}?\/transfer/i,
  /(?<![\w./-])(?:rundll32|regsvr32|msiexec)(?:\.exe)?\s[^\n]{0,60}?(?:https?:|\\\\\d)/i,
  /(?<![\w./-])cmd(?:\.exe)? {1,2}\/[ck] [^\n]{0,80}?(?:curl|https?:|powershell|mshta|\\\\\d)/i,
  /base64 {1,2}(?:-d|-D|--decode)[^\n]{0,20}\| {0,2}(?:sudo )?(?:ba|z)?sh(?!\w)/,
];

/** Loads something and runs it, as installation instructions of honest tools also do. */
export const DOWNLOAD_AND_RUN: readonly RegExp[] = [
  /(?<![\w./-])(?:curl|wget)\s[^\n]{0,160}?\| {0,2}(?:sudo )?(?:ba|z)?sh(?!\w)/i,
  /(?<![\w./-])(?:ba|z)?sh -c ["“]?\$\((?:curl|wget)\s/i,
  /(?<![\w./-])(?:irm|iwr|invoke-(?:restmethod|webrequest))\s[^\n]{0,160}?\| {0,2}(?:iex|invoke-expression)(?!\w)/i,
  /(?<![\w./-])iex ?\(/i,
];

/** A command that the reader sees before running it, or the name of a Windows tool. */
export const SHOWN_COMMAND =
  /(?<![\p{L}\d])(?:cmd|wt|powershell|regedit|control|devmgmt|mstsc|winver|services|sfc|ipconfig|gpupdate|net (?:stop|start|use)|wsl|winget|sudo|brew|apt(?:-get)?|npm|pip|git|docker|ssh|chmod|xcode-select|pnputil|make)(?![\p{L}\d-])|\w\.(?:msc|cpl|exe|ps1|sh|bat)(?!\w)|(?:get|set|import|restart|stop|remove)-[a-z]{4}|\\\\\w/iu;

/** Words near the keys in warnings about the trick. */
export const WARNS =
  /clickfix|malware|maliciel|malicious|malicios|malveillant|schadcode|schadsoftware|schadprogramm|skadlig|skadelig|kwaadaard|złośliw|вредонос|шкідлив|恶意|惡意|マルウェア|악성|ضار|scam|phish|fraudster|criminals|attackers|betrüg|angreifer|oplicht|oszuś|oszust|мошенник|шахра|estafador|ciberdelincuente|escroc|arnaqu|truffator|golpista|criminos|criminali|podvodn|csaló|infractor|bedragar|svindl|huijar|απατεών|dolandır|penipu|kẻ lừa|사기|詐欺|诈骗|詐騙|骗子|騙子|محتال|נוכל|धोखेबाज|มิจฉาชีพ/i;
/** A denial right before the keys. */
export const DENIED_BEFORE =
  /(?<!\p{L})(?:never|not|don[’']t|nie|niemals|nicht|keine|ne|jamais|pas|nunca|não|mai|non|nooit|niet|nigdy|не|никогда|ніколи|aldrig|ikke|inte)(?!\p{L})[^\n.!?:;,]{0,40}$/iu;
/** A denial later in the sentence. */
export const DENIED_AFTER =
  /^[^\n.!?]{0,40}(?<!\p{L})(?:never|niemals|никогда|ніколи|nunca|jamais|nigdy|aldrig)(?!\p{L})/iu;

/**
 * The window that shows files, by the name that Windows and macOS give it in each language, or by its keys. Commands can be
 * pasted into its address bar as well.
 */
export const FILE_WINDOW =
  /(?<!\p{L})(?:(?:windows|file)[ -]?explorer|(?<!internet[ \u00a0])explorer|(?:datei|windows-)explorer|explorateur(?! (?:internet|web))|explorador|esplora (?:file|risorse)|(?:bestands)?verkenner|eksplorator\p{L}{0,2}|průzkumník\p{L}{0,2}|fájlkezelő\p{L}{0,3}|utforskaren|stifinder\p{L}{0,2}|filutforsker\p{L}{0,2}|resurssienhallin\p{L}{0,4}|проводник\p{L}{0,2}|провідник\p{L}{0,2}|εξερεύνηση\p{L}{0,2}|dosya gezgini\p{L}{0,4}|penjelajah file|trình khám phá|(?:file )?upload (?:window|dialog))(?!\p{L})|エクスプローラー?|资源管理器|檔案總管|탐색기|مستكشف|סייר הקבצים|एक्सप्लोरर|(?:win(?:dows)?)[ \u00a0]{0,2}\+[ \u00a0]{0,2}E(?!\w)/giu;

/** Its address bar, or the keys that lead there. */
export const ADDRESS_BAR =
  /(?<!\p{L})(?:address bar|adress(?:leiste|zeile)|barre d[’']adresse|barra de (?:direcciones|endereços?)|barra degli indirizzi|adresbalk|pask\p{L}{0,2} adresu|pasek adresu|adresn\p{L}{1,3} řád\p{L}{1,3}|címsor\p{L}{0,3}|bar\p{L}{1,2} de adres\p{L}{1,2}|adressfält\p{L}{0,2}|adresselinj\p{L}{1,3}|osoiterivi\p{L}{0,3}|адресн\p{L}{1,3} (?:строк|рядк|рядок)\p{L}{0,2}|γραμμή διευθύνσεων|adres çubuğu\p{L}{0,3}|bilah alamat|thanh địa chỉ)(?!\p{L})|アドレスバー|地址[栏欄]|網址列|주소 ?(?:표시줄|창)|شريط العنوان|שורת הכתובת|पता बार|แถบที่อยู่|(?:ctrl|strg)[ \u00a0]{0,2}\+[ \u00a0]{0,2}L(?!\w)|alt[ \u00a0]{0,2}\+[ \u00a0]{0,2}D(?!\w)/iu;

/** A folder that several computers share, or one of Windows’ own. */
export const NETWORK_FOLDER = /\\\\[\w.-]|%[a-z]{3,20}%|shell:[a-z]/i;

/** Copies code from a code host, or names a place to copy it from. */
export const CLONES =
  /(?<![\w./-])(?:git clone\s{1,3}\S{4,200}|gh repo clone\s{1,3}\S{3,120}|npx (?:--?\w{1,12} )?degit\s{1,3}\S{3,120})|https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)\/[\w.-]{1,60}\/[\w.-]{1,100}/gi;

/** Runs what was copied, or the programs that it installs. */
export const RUNS_CODE =
  /(?<![\w./-])(?:(?:npm|pnpm|yarn|bun) (?:i|install|ci|start|run [\w:-]{2,20}|dev)|yarn(?=\s{0,3}(?:&&|\n|$))|pip3? install|poetry (?:install|run)|uv (?:run|sync)|python3? [\w./-]{1,60}\.py|node [\w./-]{1,60}\.[cm]?[jt]s|docker(?:-| )compose up|cargo run|go run|make (?:run|dev|start)|(?:ba|z)?sh [\w./-]{1,60}\.sh|\.\/[\w./-]{1,60}\.(?:sh|command))(?![\w-])/i;

/**
 * The job that the code is a test for, in the 28 languages of the senses. Releases and elections also have candidates.
 */
export const JOB_TEST =
  /(?<!\p{L})(?:(?:technical|coding|skills?|take-home|home) (?:assessment|test|task|assignment|challenge|interview)|assessment|test (?:task|project|assignment)|interview(?:s|er)?|hiring|recruit\p{L}{0,4}|job (?:offer|opening)|applicants?|vorstellungsgespräch\p{L}{0,2}|bewerb\p{L}{1,6}|probeaufgabe\p{L}{0,1}|testaufgabe\p{L}{0,1}|entretien|candidatures?|test technique|recrut\p{L}{1,6}|entrevista\p{L}{0,1}|prueba técnica|reclut\p{L}{1,6}|teste? técnico|colloquio|prova tecnica|sollicit\p{L}{1,6}|testopdracht|rekrut\p{L}{1,6}|rozmow\p{L}{1,3} kwalifikacyjn\p{L}{1,3}|zadani\p{L}{1,2} (?:testow|rekrutacyjn)\p{L}{1,3}|pohovor\p{L}{0,2}|testovací úkol|interviu\p{L}{0,3}|állásinterjú\p{L}{0,3}|próbafeladat\p{L}{0,3}|arbetsprov|anställningsintervju|jobsamtale|jobbintervju|arbejdsprøve|työhaastattelu\p{L}{0,4}|koetehtäv\p{L}{1,4}|rekrytoin\p{L}{1,4}|собеседовани\p{L}{1,2}|тестов\p{L}{2,3} задани\p{L}{1,2}|ваканси\p{L}{1,3}|співбесід\p{L}{1,3}|тестов\p{L}{2,3} завдан\p{L}{1,3}|вакансі\p{L}{1,3}|συνέντευξη\p{L}{0,2}|mülakat\p{L}{0,4}|wawancara|lowongan|phỏng vấn|tuyển dụng)(?!\p{L})|面接|採用|選考|技術課題|面试|面試|招聘|笔试|면접|채용|과제 전형|مقابلة|التوظيف|ראיון|משרה|साक्षात्कार|इंटरव्यू|भर्ती|สัมภาษณ์/iu;
