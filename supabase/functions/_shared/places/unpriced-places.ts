/**
 * Places that no list of prices prices, whatever else an address names: abroad, the areas where the business's cars may not go,
 * and the crossings to Jordan, where a traveller changes cars. Names as people write them, in any language; places of the
 * territories by the data set stand in localities.ts.
 */

/** Counted wherever they stand, but as part of a street, gate, hotel or longer name. */
export const UNPRICED_PLACES: readonly string[] = [
  // Areas A and B, in spellings that the data set lacks.
  ...'רמאללה|ראמאללה|אל בירה|שכם|ג׳נין|גנין|טול כרם|טולכרם|קלקיליה|יריחו|חברון|בית לחם|בית ג׳אלה|בית סאחור|אבו דיס|אל עזריה|אלעזריה'.split(
    '|',
  ),
  ...'ענאתא|חיזמא|קלנדיה|מחסום קלנדיה|א ראם|ביר נבאלא|ביר זית|ביתוניא|מחנה פליטים|מחנה הפליטים|חווארה|עזון|סלפית|טובאס|יטא|דורא|חלחול'.split(
    '|',
  ),
  ...'Efrat|Ganei Modiin|Ganne Modiin|Gush Etzion|Gush Etsion|Ma’ale Adumim|Maale Adumim|Maalé Adoumim|Beitar Illit|Betar Illit|Modi’in Illit|Modiin Illit|Givat Ze’ev|Karnei Shomron'.split(
    '|',
  ),
  ...'גוש עציון|קריית ארבע|קרית ארבע|יהודה ושומרון|Kiryat Arba|Judea and Samaria|Judée-Samarie|Кирьят-Арба|Маале-Адумим|Ариэль|Эфрат'.split(
    '|',
  ),
  ...'רצועת עזה|חאן יונס|רפיח|דיר אל בלח|הרשות הפלסטינית|שטחי הרשות|הגדה המערבית'.split('|'),
  ...'Ramallah|Al Bireh|Nablus|Shechem|Jenin|Tulkarm|Tulkarem|Qalqilya|Qalqilia|Jericho|Hebron|Al Khalil|Bethlehem|Beit Jala|Beit Sahour'.split(
    '|',
  ),
  ...'Abu Dis|Al Eizariya|Azariya|Anata|Hizma|Qalandiya|Qalandia|Kalandia|Ar Ram|Bir Nabala|Birzeit|Bir Zeit|Beitunia|Refugee camp|Huwara'.split(
    '|',
  ),
  ...'Salfit|Tubas|Halhul|Battir|Sebastia|Taybeh Ramallah|Gaza|Gaza Strip|Khan Yunis|Rafah|West Bank|Palestine|Palestinian Authority'.split(
    '|',
  ),
  ...'Ramallah|Naplouse|Jénine|Jéricho|Hébron|Bethléem|Bande de Gaza|Cisjordanie|Camp de réfugiés'.split('|'),
  ...'رام الله|نابلس|جنين|أريحا|الخليل|بيت لحم|غزة|قطاع غزة|الضفة الغربية|أبو ديس|العيزرية|قلنديا|حاجز قلنديا|طولكرم|قلقيلية|جسر اللنبي|جسر الملك حسين|معبر رابين|Рамалла|Рамаллах|Дженин|Туль-Карм|Калькилия|мост Алленби|мост короля Хусейна|Наблус|Иерихон|Хеврон|Вифлеем|Газа'.split(
    '|',
  ),
  // Crossings to Jordan; the Israeli side of Taba is Eilat's.
  ...'גשר אלנבי|מעבר אלנבי|מסוף אלנבי|מעבר גשר אלנבי|גשר המלך חוסיין|שייח חוסיין|מעבר שייח חוסיין|נהר הירדן מעבר|מעבר נהר הירדן'.split(
    '|',
  ),
  ...'מעבר הירדן|מעבר יצחק רבין|מעבר רבין|מעבר ערבה|מסוף רבין|מסוף ערבה|מעבר עקבה'.split('|'),
  ...'Allenby Bridge|Allenby Crossing|Allenby Border|Allenby Terminal|King Hussein Bridge|King Hussein|Sheikh Hussein|Sheikh Hussein Bridge'.split(
    '|',
  ),
  ...'Jordan River Crossing|Jordan River Border|Jordan Border|Jordan Crossing|Border with Jordan|Yitzhak Rabin Crossing|Yitzhak Rabin Border'.split(
    '|',
  ),
  ...'Rabin Crossing|Rabin Border|Arava Crossing|Arava Border|Wadi Araba|Wadi Araba Crossing|Aqaba Border|Aqaba Crossing'.split(
    '|',
  ),
  ...'Pont Allenby|Passage Allenby|Frontière Allenby|Pont du roi Hussein|Pont roi Hussein|Cheikh Hussein|Frontière jordanienne|Passage Rabin'.split(
    '|',
  ),
  ...'Passage Arava|Frontière Arava|Frontière Rabin|Frontière avec la Jordanie|Poste frontière Rabin'.split('|'),
  // Abroad: what lies next door, and airports whose names stand beside the word "airport" or a terminal.
  ...'ירדן|עמאן|רבת עמון|עקבה|פטרה|ואדי רם|מצרים|קהיר|סיני|שארם|שארם א שייח|דהב|נואייבה|טאבה|לבנון|ביירות|סוריה|דמשק|קפריסין|לרנקה|פאפוס'.split(
    '|',
  ),
  ...'לימסול|ניקוסיה|אתונה|איסטנבול|דובאי|אבו דאבי'.split('|'),
  ...'Jordan|Amman|Aqaba|Akaba|Petra|Wadi Musa|Wadi Rum|Jerash|Queen Alia|Egypt|Cairo|Sinai|Sharm|Sharm el Sheikh|Dahab|Nuweiba|Taba|Lebanon'.split(
    '|',
  ),
  ...'Beirut|Syria|Damascus|Cyprus|Larnaca|Larnaka|Paphos|Limassol|Nicosia|Athens|Istanbul|Dubai|Abu Dhabi|Heathrow|Gatwick|Luton|Stansted'.split(
    '|',
  ),
  ...'JFK|John F Kennedy|Newark|CDG|Charles de Gaulle|Roissy|Orly|Beauvais|Fiumicino|Schiphol|LaGuardia|Domodedovo|Sheremetyevo|Vnukovo|Boryspil'.split(
    '|',
  ),
  ...'LHR|LGW|STN|EWR|LGA|LAX|MIA|YYZ|FCO|AMS|FRA|MUC|VIE|ZRH|GVA|BRU|MAD|BCN|ATH|SAW|DXB|AUH|LCA|PFO|AMM|AQJ|SSH|SVO|DME|VKO|KBP|BUD|OTP|TBS'.split(
    '|',
  ),
  ...'عمان|العقبة|البتراء|وادي رم|الأردن|الملكة علياء|مصر|القاهرة|سيناء|شرم الشيخ|طابا|دهب|لبنان|بيروت|سوريا|دمشق|قبرص|لارنكا|لارناكا|دبي|أبو ظبي'.split(
    '|',
  ),
  ...'Амман|Акаба|Петра|Вади-Рам|Иордания|Египет|Каир|Синай|Шарм-эль-Шейх|Таба|Дахаб|Ливан|Бейрут|Сирия|Дамаск|Кипр|Ларнака|Пафос|Дубай'.split(
    '|',
  ),
  ...'Шереметьево|Домодедово|Внуково|Пулково|Борисполь|Хитроу'.split('|'),
  ...'Jordanie|Égypte|Le Caire|Sinaï|Charm el Cheikh|Liban|Beyrouth|Syrie|Damas|Chypre|Athènes|Dubaï|Abou Dabi|Reine Alia'.split(
    '|',
  ),
];

/**
 * Streets, people and embassies are called so, too: counted where nothing else stands in their part of an address. Many towns in
 * America bear the names of those here.
 */
export const UNPRICED_ALONE: readonly string[] = (
  'London|Paris|New York|Rome|Berlin|Madrid|Barcelona|Vienna|Zurich|Geneva|Brussels|Amsterdam|Budapest|Prague|Warsaw|Moscow|Kyiv|Kiev|Tbilisi|Baku|Larissa|Rhodes|Miami|Los Angeles|Toronto|Montreal|' +
  'UK|United Kingdom|England|France|Germany|Italy|Greece|Turkey|Saudi Arabia|Londres|Vienne|Genève|Bruxelles|Moscou|Grèce|Turquie|Angleterre|Allemagne|' +
  'לונדון|פריז|ניו יורק|רומא|ברלין|מוסקבה|קייב|בודפשט|פראג|וינה|ציריך|אמסטרדם|ברצלונה|מיאמי|יוון|טורקיה|צרפת|אנגליה|גרמניה|איטליה|' +
  'لندن|باريس|نيويورك|إسطنبول|اسطنبول|أثينا|Лондон|Париж|Нью-Йорк|Москва|Киев|Стамбул|Афины|Рим|Берлин|США|' +
  'שילה|עלי|שערי תקווה|עלי זהב|ברכה|נוקדים|צופים|אבני חפץ|אלון מורה|נווה צוף|כפר תפוח|Shilo|Eli|Sha’arei Tikva|Nokdim|Tzufim|Elon Moreh|' +
  'Allenby|אלנבי|USA|U.S.A.|United States|United States of America|ארה״ב|ארצות הברית|États-Unis'
).split('|');

/** Longer names that hold one of those, and quarters of towns that are called like a small locality: they count as neither. */
export const NO_TOWNS: readonly string[] = [
  ...'נהר הירדן|עמק הירדן|מורדות הירדן|פארק הירדן|קצר אל יהוד|הר סיני|רמות|סגולה|מוריה|מרינה'.split('|'),
  ...'Jordan River|River Jordan|Jordan Valley|Jordan Park'.split('|'),
  ...'Mount Sinai|Mt Sinai|Beit Hakerem|Ramot|Segula|Moria|Moriah'.split('|'),
  ...'Vallée du Jourdain|Mont Sinaï'.split('|'),
];
