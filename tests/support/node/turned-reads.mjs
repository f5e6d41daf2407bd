/*
 * A read without ORDER BY has no order: PostgreSQL hands a row that was updated out after later ones, at times.
 * `npm run check:order` turns the rows of all such reads round, so that what goes by their order fails at once.
 */

if (process.env.TURNED_READS === "yes") {
  const { PgSelectBase } = await import("drizzle-orm/pg-core");
  const { _prepare: prepare } = PgSelectBase.prototype;
  PgSelectBase.prototype._prepare = function prepareTurned(name) {
    const query = prepare.call(this, name);
    const { orderBy = [], setOperators } = this.config;
    if (orderBy.length > 0 || setOperators.some((operator) => operator.orderBy)) return query;
    const execute = query.execute.bind(query);
    query.execute = async (...values) => {
      const rows = await execute(...values);
      return Array.isArray(rows) ? rows.toReversed() : rows;
    };
    return query;
  };
}
