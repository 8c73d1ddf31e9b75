import { describe, expect, it } from 'vitest';
import { importFiles, recogniseFiles } from './import-files.ts';
import type { ImportContext } from './imported.ts';
import { unitsToAsk } from './likely-units.rules.ts';

const bia = '11111111-1111-4111-8111-111111111111';
const tom = '22222222-2222-4222-8222-222222222222';

const context: ImportContext = {
  timeZone: 'America/Sao_Paulo',
  now: new Date('2026-11-18T12:00:00Z'),
  babies: { '': bia, '1': bia, '2': tom, 'baby-a': bia },
  units: { volume: 'ml', weight: 'kg', length: 'cm', temperature: 'c' },
  temperaturePlace: 'axillary',
};

function imported(files: Record<string, string>, changed: Partial<ImportContext> = {}) {
  const { files: known, ...about } = recogniseFiles(
    Object.entries(files).map(([name, text]) => ({ name, text })),
  );
  const result = importFiles(known, { ...context, ...changed });
  return { ...about, ...result, sources: known.map(({ source }) => source) };
}
const told = ({ records }: ReturnType<typeof imported>) =>
  records.map(({ kind, startTime, endTime, day, details, notes }) => ({
    kind,
    when: day ?? [startTime, endTime].filter(Boolean).join(' '),
    ...(details as object),
    ...(notes && { notes }),
  }));
const reasons = ({ notTaken }: ReturnType<typeof imported>) =>
  notTaken.map(({ line, reason }) => `${line} ${reason}`);

describe('the exports of Baby Buddy', () => {
  const head = 'id,child_id,child_first_name,child_last_name';

  it('bring feeds at the breast and by bottle', () => {
    const result = imported({
      'Feeding-2026-11-18.csv': `${head},start,end,type,method,amount,notes,tags
3,1,Bia,Souza,2026-11-01 03:04:09,2026-11-01 03:12:09,breast milk,left breast,,,
4,1,Bia,Souza,2026-11-01 06:00:00,2026-11-01 06:20:00,breast milk,both breasts,,"calma, dormiu",
5,2,Tom,Souza,2026-11-01 07:00:00,2026-11-01 07:10:00,formula,bottle,120.0,,"1,2"
6,2,Tom,Souza,2026-11-01 09:00:00,2026-11-01 09:10:00,fortified breast milk,bottle,60,,
7,2,Tom,Souza,2026-11-01 10:00:00,2026-11-01 10:10:00,solid food,parent fed,,banana,
8,2,Tom,Souza,2026-11-01 11:00:00,2026-11-01 11:10:00,formula,bottle,,,
`,
    });
    expect(result.sources).toEqual(['baby-buddy']);
    expect(result.children).toEqual([
      { key: '1', name: 'Bia Souza' },
      { key: '2', name: 'Tom Souza' },
    ]);
    expect(told(result)).toEqual([
      {
        kind: 'feed',
        when: '2026-11-01T06:04:09.000Z 2026-11-01T06:12:09.000Z',
        side: 'left',
        leftSeconds: 480,
        rightSeconds: 0,
        lastSide: null,
      },
      {
        kind: 'feed',
        when: '2026-11-01T09:00:00.000Z 2026-11-01T09:20:00.000Z',
        side: 'both',
        leftSeconds: 600,
        rightSeconds: 600,
        lastSide: null,
        notes: 'calma, dormiu',
      },
      {
        kind: 'bottle',
        when: '2026-11-01T10:00:00.000Z',
        milk: 'formula',
        offeredMl: null,
        takenMl: 120,
        container: null,
      },
      {
        kind: 'bottle',
        when: '2026-11-01T12:00:00.000Z',
        milk: 'own',
        offeredMl: null,
        takenMl: 60,
        container: null,
        notes: 'fortified breast milk',
      },
      { kind: 'food', when: '2026-11-01', food: 'own:banana', liking: null, signs: [] },
    ]);
    expect(result.records.map(({ babyId }) => babyId)).toEqual([bia, bia, tom, tom, tom]);
    expect(reasons(result)).toEqual(['7 amount_missing']);
  });

  it('bring nappies, sleep, pumping, tummy time, notes and medicines', () => {
    const result = imported({
      'a.csv': `${head},time,wet,solid,color,amount,notes,tags
1,1,Bia,Souza,2026-11-01 10:00:00,1,0,,6.2,,
2,1,Bia,Souza,2026-11-01 11:00:00,1,1,green,,,
3,1,Bia,Souza,2026-11-01 12:00:00,0,0,black,,,
`,
      'b.csv': `${head},start,end,nap,notes,tags
1,1,Bia,Souza,2026-11-01 13:00:00,2026-11-01 14:30:00,1,,
2,1,Bia,Souza,2026-11-01 20:00:00,2026-11-02 06:00:00,0,,
`,
      'c.csv': `${head},start,end,amount,notes,tags
1,1,Bia,Souza,2026-11-01 13:00:00,2026-11-01 13:20:00,99.62,,
`,
      'd.csv': `${head},start,end,milestone,tags
1,1,Bia,Souza,2026-11-01 15:00:00,2026-11-01 15:04:00,levantou a cabeça,
`,
      'e.csv': `${head},note,time,tags
1,1,Bia,Souza,"primeira linha
segunda",2026-11-01 16:00:00,
2,1,Bia,Souza,,2026-11-01 16:00:00,
`,
      'f.csv': `${head},name,dosage,dosage_unit,time,next_dose_interval,notes,tags
1,1,Bia,Souza,Paracetamol,2.5,ml,2026-11-01 17:00:00,6:00:00,,
`,
    });
    expect(told(result)).toEqual([
      { kind: 'nappy', when: '2026-11-01T13:00:00.000Z', what: 'wet', colour: null, catch: null, cue: false },
      {
        kind: 'nappy',
        when: '2026-11-01T14:00:00.000Z',
        what: 'both',
        colour: 'green',
        catch: null,
        cue: false,
      },
      { kind: 'nappy', when: '2026-11-01T15:00:00.000Z', what: 'dry', colour: null, catch: null, cue: false },
      { kind: 'sleep', when: '2026-11-01T16:00:00.000Z 2026-11-01T17:30:00.000Z', sort: 'nap', mood: null },
      { kind: 'sleep', when: '2026-11-01T23:00:00.000Z 2026-11-02T09:00:00.000Z', sort: 'night', mood: null },
      {
        kind: 'pumping',
        when: '2026-11-01T16:00:00.000Z 2026-11-01T16:20:00.000Z',
        leftMl: null,
        rightMl: null,
        ml: 100,
      },
      {
        kind: 'activity',
        when: '2026-11-01T18:00:00.000Z 2026-11-01T18:04:00.000Z',
        activity: 'tummy',
        notes: 'levantou a cabeça',
      },
      { kind: 'note', when: '2026-11-01T19:00:00.000Z', notes: 'primeira linha\nsegunda' },
      {
        kind: 'medicine',
        when: '2026-11-01T20:00:00.000Z',
        name: 'Paracetamol',
        dose: '2.5 ml',
        everyHours: 6,
      },
    ]);
    expect(result.records.find(({ kind }) => kind === 'pumping')?.babyId).toBeNull();
    expect(reasons(result)).toEqual(['4 text_missing']);
  });

  it('bring measures in the units that were told, and no index that is worked out', () => {
    const files = {
      'weight.csv': 'child_id,weight,date,notes\n1,10.45,2026-11-14,\n1,70,2026-11-15,\n',
      'height.csv': `${head},height,date,notes,tags\n5,1,Bia,Souza,24.5,2026-11-14,,\n`,
      'head.csv': `${head},head_circumference,date,notes,tags\n5,1,Bia,Souza,16.1,2026-11-14,,\n`,
      'bmi.csv': `${head},bmi,date,notes,tags\n5,1,Bia,Souza,16,2026-11-14,,\n`,
      'temperature.csv': 'child_id,temperature,time\n1,100.2,2026-11-14 09:31:49\n',
    };
    const result = imported(files, { units: { volume: 'oz', weight: 'lb', length: 'in', temperature: 'f' } });
    expect(told(result)).toEqual([
      { kind: 'growth', when: '2026-11-14', weightGrams: 4740, lengthMm: null, headMm: null, lying: null },
      { kind: 'growth', when: '2026-11-15', weightGrams: 31_751, lengthMm: null, headMm: null, lying: null },
      { kind: 'growth', when: '2026-11-14', weightGrams: null, lengthMm: 622, headMm: null, lying: null },
      { kind: 'growth', when: '2026-11-14', weightGrams: null, lengthMm: null, headMm: 409, lying: null },
      { kind: 'temperature', when: '2026-11-14T12:31:49.000Z', tenths: 379, place: 'axillary' },
    ]);
    expect(reasons(result)).toEqual(['2 worked_out']);
    expect(reasons(imported(files))).toContain('3 impossible_value');
  });

  it('of older versions are read too: without ids, without naps, pumping at one moment', () => {
    const result = imported({
      'sleep.csv':
        'child_id,start,end,notes\n1,2026-11-01 00:14:09,2026-11-01 02:48:09,\n1,2026-11-01 13:00:00,2026-11-01 14:00:00,\n',
      'pumping.csv': 'child_id,amount,time\n1,100.2,2026-11-01 09:31:49\n',
      'child.csv': 'id,first_name,last_name,birth_date\n1,Bia,Souza,2026-09-01\n',
    });
    expect(told(result).map((one) => [one.kind, 'sort' in one && one.sort])).toEqual([
      ['sleep', 'night'],
      ['sleep', 'nap'],
      ['pumping', false],
    ]);
    expect(result.children).toEqual([{ key: '1', name: 'Bia Souza' }]);
  });
});

describe('the export of Huckleberry', () => {
  const head = 'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes';
  const of = (...rows: string[]) => imported({ 'huckleberry.csv': [head, ...rows, ''].join('\n') });

  it('brings feeds with their sides, in the order they came', () => {
    const result = of(
      'Feed,2026-01-14 22:20,2026-01-14 22:31,00:11,00:03R,Breast,00:07L,',
      'Feed,2026-01-14 05:51,2026-01-14 06:19,00:28,,Breast,00:28L,',
      'Feed,2026-01-14 10:30,,,Formula,Bottle,200ml,',
      'Feed,2026-01-14 12:30,,,Breast Milk,Bottle,3oz,',
      'Feed,2026-01-14 14:30,,,,Bottle,,',
    );
    expect(told(result)).toEqual([
      {
        kind: 'feed',
        when: '2026-01-15T01:20:00.000Z 2026-01-15T01:31:00.000Z',
        side: 'both',
        leftSeconds: 420,
        rightSeconds: 180,
        lastSide: 'left',
      },
      {
        kind: 'feed',
        when: '2026-01-14T08:51:00.000Z 2026-01-14T09:19:00.000Z',
        side: 'left',
        leftSeconds: 1680,
        rightSeconds: 0,
        lastSide: null,
      },
      {
        kind: 'bottle',
        when: '2026-01-14T13:30:00.000Z',
        milk: 'formula',
        offeredMl: null,
        takenMl: 200,
        container: null,
      },
      {
        kind: 'bottle',
        when: '2026-01-14T15:30:00.000Z',
        milk: 'own',
        offeredMl: null,
        takenMl: 89,
        container: null,
      },
    ]);
    expect(reasons(result)).toEqual(['6 amount_missing']);
  });

  it('brings nappies with the colour that stands under Duration, and what was caught in a potty', () => {
    const result = of(
      '"Diaper","2026-02-22 14:07",,"green",,,"Poo:medium",',
      '"Diaper","2026-02-22 15:07",,"yellow","Loose",,"Both, pee:medium poo:small",',
      '"Diaper","2026-02-22 16:07",,,,,"Pee:large",',
      '"Potty","2026-02-22 17:07",,,,,"Pee:small",',
      '"Diaper","2026-02-22 18:07",,,,,"Dry",',
      '"Diaper","2026-02-22 19:07",,,,,,',
    );
    expect(told(result).map(({ when: _, kind: __, ...rest }) => rest)).toEqual([
      { what: 'dirty', colour: 'green', catch: null, cue: false },
      { what: 'both', colour: 'yellow', catch: null, cue: false, notes: 'Loose' },
      { what: 'wet', colour: null, catch: null, cue: false },
      { what: 'wet', colour: null, catch: 'caught', cue: false },
      { what: 'dry', colour: null, catch: null, cue: false },
    ]);
    expect(reasons(result)).toEqual(['7 unknown_type']);
  });

  it('brings sleep, pumping, growth, temperature, medicine, solids and play', () => {
    const result = of(
      'Sleep,2026-01-01 22:00,2026-01-02 06:00,8:00,,,,',
      'Sleep,2026-01-02 09:00,,,,,,',
      'Pump,2026-01-01 07:00,2026-01-01 07:30,0:30,30ml,,10ml,',
      'Growth,2026-02-09 12:01,,,6.66kg,62.5cm,41cm,',
      'Temp,2025-12-29 23:40,,,37.6°C,,,',
      'Meds,2026-02-25 09:47,,,2 ml,Paracetamol,,',
      'Solids,2026-02-25 11:15,,,"1 tsp of mango, carrot",,LOVED,',
      'Tummy time,2025-11-15 12:43,2025-11-15 12:47,00:04,,,,',
      'Bath,2025-12-12 20:00,,,,,,',
      'Story time,2025-12-12 20:10,2025-12-12 20:20,00:10,,,,',
      'Meditation,2025-12-12 20:10,,,,,,',
      'constructor,2025-12-12 20:10,,,,,,',
    );
    expect(told(result)).toEqual([
      { kind: 'sleep', when: '2026-01-02T01:00:00.000Z 2026-01-02T09:00:00.000Z', sort: 'night', mood: null },
      {
        kind: 'pumping',
        when: '2026-01-01T10:00:00.000Z 2026-01-01T10:30:00.000Z',
        leftMl: null,
        rightMl: null,
        ml: 40,
      },
      { kind: 'growth', when: '2026-02-09', weightGrams: 6660, lengthMm: 625, headMm: 410, lying: null },
      { kind: 'temperature', when: '2025-12-30T02:40:00.000Z', tenths: 376, place: 'axillary' },
      {
        kind: 'medicine',
        when: '2026-02-25T12:47:00.000Z',
        name: 'Paracetamol',
        dose: '2 ml',
        everyHours: null,
      },
      { kind: 'food', when: '2026-02-25', food: 'own:mango', liking: 'loved', signs: [] },
      { kind: 'food', when: '2026-02-25', food: 'own:carrot', liking: 'loved', signs: [] },
      { kind: 'activity', when: '2025-11-15T15:43:00.000Z 2025-11-15T15:47:00.000Z', activity: 'tummy' },
      { kind: 'activity', when: '2025-12-12T23:00:00.000Z 2025-12-12T23:00:00.000Z', activity: 'bath' },
      {
        kind: 'activity',
        when: '2025-12-12T23:10:00.000Z 2025-12-12T23:20:00.000Z',
        activity: 'other',
        notes: 'Story time',
      },
    ]);
    expect(reasons(result)).toEqual(['3 no_end', '12 unknown_type', '13 unknown_type']);
    const [mango, carrot] = result.records.filter(({ kind }) => kind === 'food');
    expect(mango?.groupId).toBe(carrot?.groupId);
    expect(mango?.groupId).not.toBeNull();
    expect(mango?.id).not.toBe(carrot?.id);
  });

  it('takes a row that stands in it twice once, and tells of the other', () => {
    const row = 'Feed,2026-09-27 17:20,2026-09-27 18:09,00:49,00:24R,Breast,00:25L,';
    const result = of(row, row);
    expect(result.records).toHaveLength(1);
    expect(reasons(result)).toEqual(['3 twice']);
  });

  it('leaves out what cannot have been: backwards, endless, or still to come', () => {
    const result = of(
      'Sleep,2026-01-02 06:00,2026-01-01 22:00,8:00,,,,',
      'Sleep,2026-01-02 06:00,2026-01-04 22:00,8:00,,,,',
      'Sleep,2026-12-02 06:00,2026-12-02 07:00,1:00,,,,',
      'Diaper,2/3/2026 10:00,,,,,Pee,',
      'Growth,2026-12-02 06:00,,,6kg,,,',
    );
    expect(result.records).toEqual([]);
    expect(reasons(result)).toEqual([
      '2 ends_before_start',
      '3 lasts_too_long',
      '4 in_the_future',
      '5 not_a_moment',
      '6 in_the_future',
    ]);
  });
});

describe('the export of Sprout Track', () => {
  const tail = '"createdAt","updatedAt","deletedAt","familyId","babyId","caretakerId"';
  const of = '"2026-10-01T10:00:00.000Z","2026-10-01T10:00:00.000Z","","fam","baby-a",""';
  const files = {
    'babies.csv':
      '"id","firstName","lastName","birthDate","gender","inactive","feedWarningTime"\n"baby-a","Bia","Souza","2026-09-01T00:00:00.000Z","FEMALE","false","03:00"',
    'medicines.csv':
      '"id","name","typicalDoseSize","unitAbbr","doseMinTime","notes","active","isSupplement"\n"m1","Vitamina D","1","DROP","24:00","","true","true"',
    'foods.csv': '"id","name","commonAllergen","notes"\n"f1","Ovo","true",""',
    'feed-logs.csv': `"id","time","startTime","endTime","feedDuration","pauseDuration","type","amount","unitAbbr","side","food","notes","hadReaction","reactionDescription","reactionCause","bottleType","breastMilkAmount","sessionId","sourcePumpId",${tail}
"a1","2026-10-01T10:20:00.000Z","2026-10-01T10:00:00.000Z","2026-10-01T10:20:00.000Z","600","","BREAST","","","LEFT","","","","","","","","s1","",${of}
"a2","2026-10-01T10:40:00.000Z","2026-10-01T10:20:00.000Z","2026-10-01T10:40:00.000Z","900","","BREAST","","","RIGHT","","","","","","","","s1","",${of}
"a3","2026-10-01T14:00:00.000Z","","","","","BOTTLE","4","OZ","","","","","","","Formula","","","",${of}
"a4","2026-10-01T15:00:00.000Z","","","","","BOTTLE","4","OZ","","","","","","","Formula","","","","2026-10-01T10:00:00.000Z","2026-10-01T10:00:00.000Z","2026-10-02T10:00:00.000Z","fam","baby-a",""
`,
    'sleep-logs.csv': `"id","startTime","endTime","duration","type","location","quality","notes",${tail}
"b1","2026-10-01T16:00:00.000Z","2026-10-01T17:00:00.000Z","60","NAP","Crib","GOOD","",${of}
"b2","2026-10-01T22:00:00.000Z","","","NIGHT_SLEEP","","","",${of}
`,
    'diaper-logs.csv': `"id","time","type","condition","color","blowout","creamApplied","notes",${tail}
"c1","2026-10-01T16:00:00.000Z","BOTH","","YELLOW","false","false","",${of}
`,
    'pump-logs.csv': `"id","startTime","endTime","duration","leftAmount","rightAmount","totalAmount","unitAbbr","pumpAction","notes",${tail}
"d1","2026-10-01T12:00:00.000Z","2026-10-01T12:15:00.000Z","15","40","50","90","ML","STORED","",${of}
`,
    'play-logs.csv': `"id","startTime","endTime","duration","type","notes","activities",${tail}
"e1","2026-10-01T12:00:00.000Z","","10","TUMMY_TIME","","",${of}
`,
    'bath-logs.csv': `"id","time","bathType","soapUsed","shampooUsed","notes",${tail}
"g1","2026-10-01T21:00:00.000Z","Full Bath","true","true","",${of}
`,
    'measurements.csv': `"id","date","type","value","unit","notes",${tail}
"h1","2026-10-02T01:00:00.000Z","WEIGHT","9.5","LB","",${of}
"h2","2026-10-01T12:00:00.000Z","HEAD_CIRCUMFERENCE","38.1","cm","",${of}
"h3","2026-10-01T12:00:00.000Z","TEMPERATURE","99.5","°F","",${of}
`,
    'medicine-logs.csv': `"id","time","doseAmount","unitAbbr","notes","createdAt","updatedAt","deletedAt","familyId","medicineId","babyId","caretakerId"
"i1","2026-10-01T12:00:00.000Z","2","DROP","","2026-10-01T10:00:00.000Z","2026-10-01T10:00:00.000Z","","fam","m1","baby-a",""
`,
    'food-logs.csv': `"id","time","amount","unitAbbr","enjoyment","hadReaction","reactionDescription","notes","feedLogId","foods","createdAt","updatedAt","deletedAt","familyId","foodId","babyId","caretakerId"
"j1","2026-10-01T12:00:00.000Z","1","TBSP","LIKED","true","bolinhas","","","","2026-10-01T10:00:00.000Z","2026-10-01T10:00:00.000Z","","fam","f1","baby-a",""
`,
    'vaccine-logs.csv': `"id","time","vaccineName","doseNumber","notes",${tail}
"k1","2026-10-01T12:00:00.000Z","BCG","1","",${of}
`,
    'milestones.csv': `"id","date","title","description","category","ageInDays","photo",${tail}
"l1","2026-10-01T12:00:00.000Z","Sorriu","para a avó","SOCIAL","30","",${of}
`,
    'notes.csv': `"id","time","content","category",${tail}
"n1","2026-10-01T12:00:00.000Z","Dormiu bem","",${of}
`,
    'mood-logs.csv': `"id","time","mood","intensity","duration",${tail}
"o1","2026-10-01T12:00:00.000Z","HAPPY","3","",${of}
`,
    'contacts.csv': '"id","name","role","phone"\n"p1","Dra. Lu","doctor",""',
  };

  it('is known file by file, with its babies by name and its other files left alone', () => {
    const result = imported(files);
    expect(new Set(result.sources)).toEqual(new Set(['sprout-track']));
    expect(result.unknown).toEqual(['contacts.csv']);
    expect(result.children).toEqual([{ key: 'baby-a', name: 'Bia Souza' }]);
  });

  it('brings every table that Colo has a kind for', () => {
    expect(told(imported(files))).toEqual([
      {
        kind: 'feed',
        when: '2026-10-01T10:00:00.000Z 2026-10-01T10:20:00.000Z',
        side: 'left',
        leftSeconds: 600,
        rightSeconds: 0,
        lastSide: null,
      },
      {
        kind: 'feed',
        when: '2026-10-01T10:20:00.000Z 2026-10-01T10:40:00.000Z',
        side: 'right',
        leftSeconds: 0,
        rightSeconds: 900,
        lastSide: null,
      },
      {
        kind: 'bottle',
        when: '2026-10-01T14:00:00.000Z',
        milk: 'formula',
        offeredMl: null,
        takenMl: 118,
        container: null,
      },
      {
        kind: 'sleep',
        when: '2026-10-01T16:00:00.000Z 2026-10-01T17:00:00.000Z',
        sort: 'nap',
        mood: null,
        notes: 'Crib',
      },
      {
        kind: 'nappy',
        when: '2026-10-01T16:00:00.000Z',
        what: 'both',
        colour: 'yellow',
        catch: null,
        cue: false,
      },
      {
        kind: 'pumping',
        when: '2026-10-01T12:00:00.000Z 2026-10-01T12:15:00.000Z',
        leftMl: 40,
        rightMl: 50,
        ml: null,
      },
      { kind: 'activity', when: '2026-10-01T12:00:00.000Z 2026-10-01T12:10:00.000Z', activity: 'tummy' },
      {
        kind: 'activity',
        when: '2026-10-01T21:00:00.000Z 2026-10-01T21:00:00.000Z',
        activity: 'bath',
        notes: 'Full Bath',
      },
      { kind: 'growth', when: '2026-10-01', weightGrams: 4309, lengthMm: null, headMm: null, lying: null },
      { kind: 'growth', when: '2026-10-01', weightGrams: null, lengthMm: null, headMm: 381, lying: null },
      { kind: 'temperature', when: '2026-10-01T12:00:00.000Z', tenths: 375, place: 'axillary' },
      {
        kind: 'medicine',
        when: '2026-10-01T12:00:00.000Z',
        name: 'Vitamina D',
        dose: '2 drop',
        everyHours: 24,
      },
      {
        kind: 'food',
        when: '2026-10-01',
        food: 'own:Ovo',
        liking: 'fine',
        signs: ['other'],
        notes: 'bolinhas',
      },
      {
        kind: 'vaccine',
        when: '2026-10-01',
        vaccine: 'BCG',
        dose: '1',
        state: 'done',
        place: null,
        batch: null,
      },
      { kind: 'milestone', when: '2026-10-01', milestone: 'Sorriu', photo: null, notes: 'para a avó' },
      { kind: 'note', when: '2026-10-01T12:00:00.000Z', notes: 'Dormiu bem' },
    ]);
  });

  it('says what was not taken, and why', () => {
    expect(imported(files).notTaken).toEqual([
      { file: 'feed-logs.csv', line: 5, reason: 'deleted_there' },
      { file: 'sleep-logs.csv', line: 3, reason: 'no_end' },
      { file: 'mood-logs.csv', line: 2, reason: 'no_such_kind' },
    ]);
  });

  it('keeps the two sides of a sitting together', () => {
    const [left, right] = imported(files).records;
    expect(left?.groupId).toMatch(/^[0-9a-f-]{36}$/);
    expect(right?.groupId).toBe(left?.groupId);
  });
});

describe('our own download', () => {
  const feed = {
    family_id: 'f',
    id: '33333333-3333-4333-8333-333333333333',
    baby_id: '1',
    kind: 'feed',
    start_time: '2026-10-01T10:00:00.000Z',
    end_time: '2026-10-01T10:20:00.000Z',
    day: null,
    duration_seconds: 1200,
    details: { side: 'left', leftSeconds: 1200, rightSeconds: 0, lastSide: null },
    notes: '-calma',
    time_zone: 'America/Sao_Paulo',
    group_id: null,
    revision: 2,
    deleted_at: null,
  };
  const food = {
    ...feed,
    id: '44444444-4444-4444-8444-444444444444',
    kind: 'food',
    start_time: null,
    end_time: null,
    duration_seconds: null,
    day: '2026-10-02',
    details: { food: 'banana', liking: 'loved', signs: [] },
    notes: null,
  };
  const rows = [
    feed,
    food,
    { ...feed, id: '55555555-5555-4555-8555-555555555555', deleted_at: '2026-10-03T00:00:00.000Z' },
    { ...feed, id: '66666666-6666-4666-8666-666666666666', kind: 'dance' },
    { ...feed, id: '77777777-7777-4777-8777-777777777777', details: { side: 'up' } },
  ];
  const json = JSON.stringify({ exported_at: '2026-11-01T00:00:00Z', profile: [], diary_records: rows });
  const cell = (value: unknown) => {
    const text = value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
    return `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  };
  const csv = `\uFEFF${[Object.keys(feed).map(cell), ...rows.map((row) => Object.values(row).map(cell))]
    .map((line) => `${line.join(',')}\r\n`)
    .join('')}`;

  it.each([
    ['as one file', { 'colo.json': json }],
    ['as a table', { 'diary_records.csv': csv }],
    ['as both at once, each record once', { 'colo.json': json, 'diary_records.csv': csv }],
  ])('is read back %s', (_, files) => {
    const result = imported(files);
    expect(result.records).toEqual([
      {
        id: feed.id,
        kind: 'feed',
        babyId: bia,
        startTime: feed.start_time,
        endTime: feed.end_time,
        day: null,
        durationSeconds: 1200,
        details: feed.details,
        notes: '-calma',
        timeZone: 'America/Sao_Paulo',
        groupId: null,
      },
      expect.objectContaining({ id: food.id, kind: 'food', day: '2026-10-02', details: food.details }),
    ]);
    expect(
      reasons(result)
        .slice(0, 3)
        .map((reason) => reason.split(' ')[1]),
    ).toEqual(['deleted_there', 'unknown_type', 'impossible_value']);
  });
});

describe('the same file', () => {
  const text =
    'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes\nDiaper,2026-02-22 14:07,,,,,Pee,\nDiaper,2026-02-22 15:07,,,,,Pee,\n';
  const ids = (changed: Partial<ImportContext> = {}, content = text) =>
    imported({ 'a.csv': content }, changed).records.map(({ id }) => id);

  it('makes the same ids again, also with semicolons, other lines and another name', () => {
    expect(new Set(ids()).size).toBe(2);
    expect(ids()).toEqual(ids());
    expect(ids({}, text.replaceAll(',', ';').replaceAll('\n', '\r\n'))).toEqual(ids());
  });

  it('for the other twin makes other ids: both had a wet nappy at that minute', () => {
    expect(ids({ babies: { '': tom } }).filter((id) => ids().includes(id))).toEqual([]);
  });
});

it('units are asked where the files name none, with a guess where only one can be', () => {
  const ofTexts = (...texts: string[]) =>
    unitsToAsk(recogniseFiles(texts.map((text, index) => ({ name: `${index}`, text }))).files);
  expect(
    ofTexts(
      'child_id,start,end,type,method,amount\n1,,,formula,bottle,3.4\n1,,,formula,bottle,\n1,,,formula,bottle,6',
      'child_id,weight,date\n1,10.45,2026-11-14',
      'child_id,height,date\n1,62,2026-11-14',
      'child_id,temperature,time\n1,100.2,2026-11-14 09:31:49',
    ),
  ).toEqual({ volume: 'oz', weight: null, length: 'cm', temperature: 'f' });
  expect(ofTexts('child_id,time,wet,solid,color,amount\n1,2026-11-14 09:31:49,1,0,,6.2')).toEqual({});
});

it('a file that nobody knows is named and left alone', () => {
  expect(
    recogniseFiles([
      { name: 'contas.csv', text: 'data,valor\n2026-01-01,10' },
      { name: 'vazio.csv', text: '' },
    ]),
  ).toEqual({
    files: [],
    unknown: ['contas.csv', 'vazio.csv'],
    children: [],
  });
});

it('words that are longer than a record holds are cut, and it is told', () => {
  const result = imported({
    'n.csv': `id,child_id,note,time\n1,1,${'a'.repeat(2500)},2026-11-01 10:00:00\n`,
  });
  expect(result.records[0]?.notes).toHaveLength(2000);
  expect(result.shortened).toEqual([{ file: 'n.csv', line: 2 }]);
});
