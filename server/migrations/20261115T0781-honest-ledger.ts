import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the object of an entry was called when it was done, so that the statement can say it. Only names that the
    -- school gave; what people write themselves is erased with them, and a ledger is not.
    alter table wallet_entries add column object_name text;

    -- The documents' 25 origins and the two of decision G19; one more is one more line of a migration.
    alter table wallet_entries add constraint wallet_entries_origin_check check (origin in (
      'COURSE', 'WATCH_CLASS_VIDEO', 'QUIZ_ANSWER', 'COMMENT_MODULE_CONTENT', 'MODULE_CONTENT_USER', 'CONTENT_NOTE',
      'LIFE_PROJECT', 'CHALLENGE_ATTACHMENT', 'ACHIEVEMENT', 'PROJECT', 'USER', 'POST', 'LIKE_POST', 'COMMENT_POST',
      'MODULE', 'TASK', 'LIKE_MODULE_CONTENT', 'CHEST', 'MAP_POINT_USER', 'SHARE_MAP_POINT_USER', 'MAP_MODULE',
      'EXCHANGE_COIN', 'PROFESSOR_CHECK', 'LIKE_COMMENT', 'COMPLETE_CLASS', 'UNLOCK_CONTENT', 'PRODUCT'
    ));

    -- What was earned is a sum as the balance is: it begins with nothing, and grows by what the last entry credits.
    -- On commit, like wallets_explained: the entry is written after its wallet.
    drop trigger wallets_begin_empty on wallets;
    create trigger wallets_begin_empty before insert on wallets for each row
      when (new.edu_coin <> 0 or new.xp <> 0 or new.xp_earned <> 0 or new.edu_coin_earned <> 0 or new.last_seq <> 0)
      execute function wallets_refuse();

    create function wallets_explain_earned() returns trigger language plpgsql as $$
    begin
      if not exists (
        select 1 from wallet_entries e
        where e.user_id = new.user_id and e.seq = new.last_seq and e.coin = 'EDU_COIN' and e.operation = 'CREDIT'
          and e.earned_after = new.edu_coin_earned and e.value = new.edu_coin_earned - old.edu_coin_earned
      ) then
        raise exception 'the wallet of % counts as earned what no entry explains', new.user_id using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$;
    create constraint trigger wallets_earned_explained after update of edu_coin_earned on wallets
      deferrable initially deferred
      for each row when (old.edu_coin_earned <> new.edu_coin_earned) execute function wallets_explain_earned();

    -- Chests are earned, never bought (decision D1): no transaction both takes a coin and gives a chest, whoever's they
    -- are and whichever comes first. What a savepoint takes back is forgotten with it, as settings are.
    create function wallet_entries_note_debit() returns trigger language plpgsql as $$
    begin
      perform set_config('trilha.debited', 'yes', true);
      return null;
    end $$;
    create trigger wallet_entries_note_debit after insert on wallet_entries
      for each row when (new.operation = 'DEBIT') execute function wallet_entries_note_debit();

    create function chests_refuse_bought() returns trigger language plpgsql as $$
    begin
      if current_setting('trilha.debited', true) = 'yes' then
        raise exception 'chest % comes with a coin that was taken', new.id
          using errcode = 'integrity_constraint_violation', constraint = 'chests_earned';
      end if;
      return null;
    end $$;
    create constraint trigger chests_earned after insert on chests deferrable initially deferred
      for each row execute function chests_refuse_bought();
  `.execute(db)
}
